import { rolesIn } from '#machines/course/dialogue.rules.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { LinkedLine } from '../../ui/base/LinkedLine.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { singleClick } from '../../ui/base/single-click.ts';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { Key } from '../../ui/play/Key.tsx';
import { LessonOutline } from '../../ui/play/LessonOutline.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import type { DialogueRef } from './use-dialogue.ts';
import { typeset } from '../../ui/base/typeset.ts';

interface Props {
  flow: DialogueRef;
  dialogue: SpokenDialogue;
}

/** Says what comes, and starts with a press, which browsers want before they speak. */
export function Opening({ flow, dialogue: { title, level, lines, questions } }: Props) {
  const canListen = useSelector(flow, (state) => state.can({ type: 'listening.declined' }));
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  const start = () => flow.send({ type: 'dialogue.started' });
  return (
    <QuestionPanel
      id="opening"
      kind={`Dialogue · ${level}`}
      question={typeset(title)}
      feedback={null}
      actions={
        <>
          <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(start)}>
            {canListen ? 'Listen' : 'Read'} <Key aria-hidden>Enter</Key>
          </Button>
          {canListen && (
            <TextButton data-wide="" onClick={singleClick(() => flow.send({ type: 'listening.declined' }))}>
              Can’t listen now
            </TextButton>
          )}
        </>
      }
      onEnter={start}
    >
      <LessonOutline>
        <li>
          {speakers.map((speaker, at) => (
            <Fragment key={speaker}>
              {at > 0 && (at === speakers.length - 1 ? ' and ' : ', ')}
              <span {...inSpanish}>{speaker}</span>
            </Fragment>
          ))}
        </li>
        <li>
          {lines.length} lines, {questions.length} questions on the way
        </li>
        <li>Then you read it, and take a role if you like.</li>
      </LessonOutline>
      {!canListen && (
        <LinkedLine>
          This browser has no Spanish voice now, so you read it line by line.{' '}
          <Link href={paths.spanishVoice()}>Add a Spanish voice</Link>
        </LinkedLine>
      )}
    </QuestionPanel>
  );
}

export function Casting({ flow, dialogue }: Props) {
  return (
    <QuestionPanel
      id="roles"
      kind="Take a role"
      question="Whose lines do you want to say?"
      feedback={null}
      actions={
        <>
          <Button variant="outline" onClick={singleClick(() => flow.send({ type: 'text.requested' }))}>
            Back to the text
          </Button>
          <Button variant="outline" onClick={singleClick(() => flow.send({ type: 'dialogue.finished' }))}>
            Finish
          </Button>
        </>
      }
      onEnter={() => undefined}
    >
      <Options
        label="Roles"
        options={rolesIn(dialogue)}
        lang={inSpanish.lang}
        isLocked={false}
        chosen={null}
        onChoose={(role) => flow.send({ type: 'role.chosen', role })}
      />
    </QuestionPanel>
  );
}

export function Rehearsed({ flow }: Pick<Props, 'flow'>) {
  const said = useSelector(flow, ({ context }) => context.said);
  const right = useSelector(flow, ({ context }) => context.right);
  const goOn = () => flow.send({ type: 'typing.requested' });
  return (
    <QuestionPanel
      id="rehearsed"
      kind="Your lines"
      question={`You chose ${right} of ${said} right. Now type them.`}
      feedback={null}
      actions={
        <>
          <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(goOn)}>
            Type your lines <Key aria-hidden>Enter</Key>
          </Button>
          <Button variant="outline" onClick={singleClick(() => flow.send({ type: 'dialogue.finished' }))}>
            Finish
          </Button>
        </>
      }
      onEnter={goOn}
    >
      <p>You type one sentence of each long line.</p>
    </QuestionPanel>
  );
}
