import { canListen, typedPart, voicesOf } from '#machines/course/dialogue.rules.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { verdictText, type Verdict } from '#machines/learning/judging.rules.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import { praiseFor } from '../../content/lesson.ts';
import { useSound } from '../../learner/Audio.tsx';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { singleClick } from '../../ui/base/single-click.ts';
import { AnswerFeedback } from '../../ui/play/AnswerFeedback.tsx';
import { AnswerField } from '../../ui/play/AnswerField.tsx';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { Key } from '../../ui/play/Key.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { SoundRow } from '../../ui/play/SoundButtons.tsx';
import { Turns } from '../../ui/play/Turns.tsx';
import { Continue } from './Continue.tsx';
import { turnsOf } from './turns-of.ts';
import type { DialogueRef } from './use-dialogue.ts';
import { typeset } from '../../ui/base/typeset.ts';

/** How many turns stand above the learner's own. */
const SHOWN = 2;
/** Longer than any line. */
const LONGEST = 200;

interface Props {
  flow: DialogueRef;
  dialogue: SpokenDialogue;
}

/** A line of the learner's role: chosen among three, later typed. */
export function OwnLine({ flow, dialogue }: Props) {
  const { pass, line, options, draft, verdict, said } = useSelector(flow, ({ context }) => context);
  const isHeard = useSelector(flow, ({ context }) => canListen(context));
  const canSubmit = useSelector(flow, (state) => state.can({ type: 'answer.submitted' }));
  const questionId = useId();
  const own = dialogue.lines[line];
  if (!own) return null;
  const isTyped = pass === 'type';
  const [before, part, after] = typedPart(own.spanish);
  const hasLetters =
    isTyped && draft !== '' && verdict?.letters.some(({ mark }) => mark !== 'right') === true;
  const submit = () => flow.send({ type: 'answer.submitted' });
  const goOn = () => flow.send({ type: 'turn.advanced' });
  return (
    <QuestionPanel
      id={`${pass} ${line}`}
      kind={
        <>
          You’re <span {...inSpanish}>{own.speaker}</span>
          {isTyped && ': say it in Spanish'}
        </>
      }
      question={<span id={questionId}>{isTyped ? typeset(own.english) : 'What do you say?'}</span>}
      tone={verdict?.judgement}
      feedback={
        <AnswerFeedback
          judged={
            verdict && {
              tone: verdict.judgement,
              verdict: <VerdictText verdict={verdict} said={said} isGiven={draft !== ''} />,
              letters: hasLetters ? verdict.letters : undefined,
              lang: 'es',
              solution:
                verdict.judgement === 'right' || hasLetters ? undefined : isTyped ? part : own.spanish,
              meaning: isTyped ? undefined : typeset(own.english),
            }
          }
          audio={isHeard && verdict && <OwnSound dialogue={dialogue} line={line} />}
        />
      }
      actions={
        verdict === null &&
        isTyped && (
          <>
            <Button aria-disabled={!canSubmit} onKeyDown={ignoreKeyRepeat} onClick={singleClick(submit)}>
              Check <Key aria-hidden>Enter</Key>
            </Button>
            <Button
              variant="outline"
              onKeyDown={ignoreKeyRepeat}
              onClick={singleClick(() => flow.send({ type: 'answer.unknown' }))}
            >
              Skip
            </Button>
          </>
        )
      }
      next={<Continue isJudged={verdict !== null} onContinue={goOn} />}
      onEnter={verdict === null ? submit : goOn}
    >
      <Turns
        label="Lines so far"
        turns={turnsOf(dialogue, line - SHOWN, line)}
        isHidden={false}
        isLastCurrent={false}
      />
      {isTyped ? (
        <>
          {before + after !== '' && (
            <p {...inSpanish}>
              {before}___ {after}
            </p>
          )}
          <AnswerField
            language="Spanish"
            describedBy={questionId}
            longest={LONGEST}
            isLocked={verdict !== null}
            onChange={(text) => flow.send({ type: 'draft.changed', draft: text })}
            onSubmit={verdict === null ? submit : goOn}
          />
        </>
      ) : (
        <Options
          label="Lines"
          options={options}
          lang={inSpanish.lang}
          isLocked={verdict !== null}
          chosen={draft === '' ? null : draft}
          right={verdict && own.spanish}
          onChoose={(option) => flow.send({ type: 'option.chosen', option })}
        />
      )}
    </QuestionPanel>
  );
}

interface VerdictProps {
  verdict: Verdict;
  /** How many lines were said, which rotates the praise. */
  said: number;
  /** Whether the learner answered rather than gave up. */
  isGiven: boolean;
}

function VerdictText({ verdict, said, isGiven }: VerdictProps) {
  if (verdict.judgement === 'right') return <span {...inSpanish}>{praiseFor(said)}</span>;
  return isGiven ? <Bilingual text={verdictText(verdict)} /> : 'Here it is:';
}

/** The learner's line with its speaker's voice; plays once. */
function OwnSound({ dialogue: { id, lines }, line }: { dialogue: SpokenDialogue; line: number }) {
  const text = lines[line]?.spanish ?? '';
  const name = `${id}-${line} own`;
  const { isPlaying, toggle, offer } = useSound(name, text, { voice: voicesOf(lines)[line] ?? 0 });
  const play = useEffectEvent((_said: string) => offer());
  useEffect(() => play(name), [name]);
  return (
    <SoundRow>
      <AudioButton text={text} isPlaying={isPlaying} onToggle={toggle} />
    </SoundRow>
  );
}
