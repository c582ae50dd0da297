import { PLACEMENT_QUESTIONS } from '#machines/constants.ts';
import type { PlacementQuestion } from '#machines/course/placement-questions.rules.ts';
import type { PlacementKind } from '#machines/course/placement.rules.ts';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { ClozeText } from '../../ui/base/ClozeText.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { Screen } from '../../ui/base/Screen.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { useShortcuts } from '../../ui/base/use-shortcuts.ts';
import { Key } from '../../ui/play/Key.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { TypedActions, TypedAnswer } from '../../ui/play/TypedAnswer.tsx';
import type { Placement } from './UnitChoice.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

const BLANK = '_____';
const UNKNOWN = 'Skip';

const kinds: Record<PlacementKind, string> = {
  meaning: 'What does this mean in English?',
  gap: 'Which word is missing?',
  type: 'How do you say this in Spanish?',
  rule: 'Choose the right answer.',
};

/** Acknowledges each answer without saying whether it was right. */
export function PlacementTest({ placement }: Placement) {
  const question = useSelector(placement, ({ context }) => context.question);
  const answered = useSelector(placement, ({ context }) => context.answers.length);
  const isAsked = useSelector(placement, (state) => state.can({ type: 'answer.unknown' }));
  const hasFailed = useSelector(placement, (state) => state.matches({ testing: 'failed' }));
  const number = Math.min(PLACEMENT_QUESTIONS, isAsked || !question ? answered + 1 : answered);
  return (
    <LessonLayout
      title="Find your level"
      steps={{ done: number - 1, total: PLACEMENT_QUESTIONS, repeats: 0, isMost: true }}
      unit="Question"
      onLeave={() => placement.send({ type: 'test.left' })}
      leaveLabel="Stop the test"
    >
      {question ? (
        <Question placement={placement} question={question} />
      ) : (
        !hasFailed && <BusyScreen label="Choosing your first question..." />
      )}
      {hasFailed && (
        <Screen isCompact>
          <StatusLine tone="error">The next question couldn’t be loaded.</StatusLine>
          <Button onClick={singleClick(() => placement.send({ type: 'load.retried' }))}>Try again</Button>
        </Screen>
      )}
    </LessonLayout>
  );
}

function Question({ placement, question }: Placement & { question: PlacementQuestion }) {
  const isAsked = useSelector(placement, (state) => state.can({ type: 'answer.unknown' }));
  const given = useSelector(placement, ({ context }) => context.given);
  const describedBy = useId();
  const form = useId();
  const { id, kind, hint, options } = question;
  const submit = (text: string) => placement.send({ type: 'answer.submitted', text });
  const giveUp = () => placement.send({ type: 'answer.unknown' });
  const isTyped = options.length === 0;
  useShortcuts((key) => {
    if (!isTyped && key === String(options.length + 1)) giveUp();
  });
  return (
    <QuestionPanel
      id={id}
      kind={kinds[kind]}
      question={<span id={describedBy}>{textOf(question)}</span>}
      size={kind === 'meaning' || kind === 'type' ? 'word' : undefined}
      feedback={<StatusLine>{isAsked ? null : given === null ? 'That’s fine.' : 'Thank you.'}</StatusLine>}
      actions={
        isTyped ? (
          <TypedActions form={form} check="Next" reveal={UNKNOWN} onReveal={giveUp} />
        ) : (
          <Button variant="outline" aria-disabled={!isAsked || undefined} onClick={singleClick(giveUp)}>
            {UNKNOWN} <Key aria-hidden>{options.length + 1}</Key>
          </Button>
        )
      }
      onEnter={() => undefined}
    >
      {hint && <p translate="no">{typeset(hint)}</p>}
      {isTyped ? (
        <TypedAnswer
          key={id}
          form={form}
          language="Spanish"
          audio={null}
          describedBy={describedBy}
          onType={submit}
          onReveal={giveUp}
        />
      ) : (
        <Options
          label="Options"
          options={options}
          lang={kind === 'rule' ? 'es' : undefined}
          isLocked={!isAsked}
          chosen={given}
          onChoose={submit}
        />
      )}
    </QuestionPanel>
  );
}

function textOf({ kind, text }: PlacementQuestion) {
  if (kind === 'gap') return <ClozeText text={text} blank={BLANK} />;
  return kind === 'meaning' ? <span {...inSpanish}>{text}</span> : <MixedText text={text} />;
}
