import type { Answer, Draft, Exercise } from '#machines/course/lesson.types.ts';
import { pairRows, tileName, tileState, withTile, type Column } from '#machines/course/pairs.rules.ts';
import {
  offeredWords,
  placedWords,
  rightPlaces,
  withoutWord,
  withWord,
} from '#machines/course/word-order.rules.ts';
import { CorrectionBoard } from '../../ui/play/CorrectionBoard.tsx';
import { AnswerField } from '../../ui/play/AnswerField.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { SentenceBoard } from '../../ui/play/SentenceBoard.tsx';
import { TileBoard, TileButton } from '../../ui/play/TileButton.tsx';

/** Longer than any answer. */
const LONGEST = 200;

interface Props<By extends Answer['by'] = Answer['by']> {
  id: string;
  answer: Extract<Answer, { by: By }>;
  draft: Draft;
  /** Null before the answer is judged. */
  result: 'right' | 'wrong' | null;
  onDraft: (draft: Draft) => void;
  onSubmit: () => void;
  /** Called when the last word of a sentence is placed. */
  onFull: () => void;
  describedBy: string;
}

export function AnswerOf({ exercise, ...props }: Omit<Props, 'answer' | 'id'> & { exercise: Exercise }) {
  const { answer, id } = exercise;
  switch (answer.by) {
    case 'choice':
      return <Choice {...props} id={id} answer={answer} />;
    case 'order':
      return <Sentence {...props} id={id} answer={answer} />;
    case 'pairs':
      return <Pairs {...props} id={id} answer={answer} />;
    case 'correction':
      return <Correction {...props} id={id} answer={answer} />;
    default:
      return (
        <AnswerField
          language={answer.language === 'es' ? 'Spanish' : 'English'}
          describedBy={props.describedBy}
          longest={LONGEST}
          isLocked={props.result !== null}
          onChange={(text) => props.onDraft([text])}
          onSubmit={props.onSubmit}
        />
      );
  }
}

function Choice({ answer, draft, result, onDraft }: Props<'choice'>) {
  return (
    <Options
      label="Options"
      options={answer.options}
      lang={answer.language === 'es' ? 'es' : undefined}
      isLocked={result !== null}
      chosen={draft[0] ?? null}
      right={result && answer.right}
      onChoose={(option) => onDraft([option])}
    />
  );
}

function Sentence({ answer, draft, result, onDraft, onFull }: Props<'order'>) {
  const placed = placedWords(answer, draft);
  return (
    <SentenceBoard
      words={offeredWords(answer)}
      answer={placed}
      result={result}
      places={result === 'right' ? placed.map(() => true) : rightPlaces(answer, draft)}
      onPlace={(id, position) => onDraft(withWord(answer, draft, id, position))}
      onReturn={(id) => onDraft(withoutWord(answer, draft, id))}
      onFull={onFull}
    />
  );
}

function Correction({ answer, draft, result, describedBy, onDraft, onSubmit }: Props<'correction'>) {
  const [chosen = '', typed = ''] = draft;
  return (
    <>
      <CorrectionBoard
        words={answer.words}
        chosen={chosen === '' ? null : Number(chosen)}
        wrong={result && answer.wrong}
        describedBy={describedBy}
        onChoose={(index) => onDraft([String(index), typed])}
      />
      <AnswerField
        language="Spanish"
        label="What instead?"
        describedBy={describedBy}
        longest={LONGEST}
        takesFocus={false}
        isLocked={result !== null}
        onChange={(text) => onDraft([chosen, text])}
        onSubmit={onSubmit}
      />
    </>
  );
}

function Pairs({ answer, draft, onDraft, result }: Props<'pairs'>) {
  const tile = (text: string, language: Column) => ({
    text,
    language,
    name: tileName(answer, language, text),
  });
  const rows = pairRows(answer, result !== null).flatMap(([spanish, english]) => [
    tile(spanish, 'spanish'),
    tile(english, 'english'),
  ]);
  return (
    <>
      <VisuallyHidden as="output">{result === null && pairNews(answer, draft)}</VisuallyHidden>
      <TileBoard
        count={rows.length}
        label="Pairs"
        hint="The arrow keys move between tiles, Enter chooses one."
        isColumns
      >
        {rows.map(({ text, language, name }, index) => {
          const state = tileState(answer, draft, name);
          return (
            <TileButton
              key={index}
              state={state}
              text={text}
              language={language}
              index={index}
              isPressed={state === 'selected'}
              onClick={() => {
                if (result === null) onDraft(withTile(answer, draft, name));
              }}
            />
          );
        })}
      </TileBoard>
    </>
  );
}

/** Announces whether the last two tiles match. */
function pairNews(answer: Extract<Answer, { by: 'pairs' }>, draft: Draft) {
  const [one, other] = draft.slice(-2);
  if (one === undefined || other === undefined || draft.length % 2 === 1) return null;
  return tileState(answer, draft, other) === 'matched' ? 'Matched.' : 'Not a pair.';
}
