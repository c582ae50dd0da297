import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { Picture } from '../base/Picture.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { singleClick } from '../base/single-click.ts';
import { isOnControl, useShortcuts } from '../base/use-shortcuts.ts';
import { HiddenAnswer, WordAnswer, type Word } from './WordAnswer.tsx';
import { TypedActions, TypedAnswer } from './TypedAnswer.tsx';
import { typeset } from '../base/typeset.ts';

const Ratings = chakra('div', {
  base: {
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(7rem, 1fr))' },
    gap: '3',
    '& > button': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'border.control',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _active: { bg: 'bg.muted' },
      '& > strong': { fontWeight: '700' },
      '& > small': { gridColumn: '1', textStyle: 'small', color: 'fg.muted' },
      '& > kbd': { gridColumn: '2', gridRow: '1 / span 2', color: 'fg.muted' },
      '&[data-rating="1"]': { borderColor: 'danger.solid', '& > strong': { color: 'danger.fg' } },
      '&[data-rating="3"]': { borderColor: 'success.solid', '& > strong': { color: 'success.fg' } },
      '&[data-suggested=true]': { bg: 'accent.subtle', '& > small': { color: 'fg' } },
      '&[data-suggested=true][data-rating="1"]': { bg: 'danger.subtle' },
      '&[data-suggested=true][data-rating="3"]': { bg: 'success.subtle' },
    },
  },
});

const Reason = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    '& > summary': {
      width: 'fit-content',
      minHeight: '11',
      alignContent: 'center',
      cursor: 'pointer',
      fontWeight: '600',
    },
    '& > p': { paddingBottom: '2' },
  },
});

export interface RatingChoice {
  rating: 1 | 2 | 3 | 4;
  label: string;
  /** When the card would be due again. */
  interval?: string | undefined;
}

interface Props {
  /** Identifies the question. */
  id: string;
  word: Word;
  asked: 'spanish' | 'english';
  isTyped: boolean;
  isRevealed: boolean;
  audio: ReactNode;
  /** Set if the question isn't about the meaning alone. */
  note?: string | undefined;
  /** Why the card is due. */
  reason: string;
  /** The verdict on a typed answer. */
  judged: ComponentProps<typeof AnswerFeedback>['judged'];
  /** What helps with the word, below its answer. */
  help?: ReactNode;
  /** Overrules the verdict. */
  contest?: ReactNode;
  ratings: readonly RatingChoice[];
  /** The rating for Enter after a typed answer. */
  suggested: number | null;
  onReveal: () => void;
  onType: (text: string) => void;
  onRate: (rating: RatingChoice['rating']) => void;
}

/** A card to recall aloud or type. Digits rate; Enter takes the suggested rating. */
export function ReviewPanel(props: Props) {
  const { id, word, asked, isTyped, isRevealed, audio, note, reason, judged, ratings, suggested } = props;
  const { contest, help, onReveal, onType, onRate } = props;
  const questionId = useId();
  const form = useId();
  const choose = (choice: RatingChoice | undefined) => {
    if (isRevealed && choice) onRate(choice.rating);
  };
  useShortcuts((key, event) => {
    choose(ratings[Number(key) - 1]);
    if (isRevealed || isTyped || key !== ' ' || isOnControl(event)) return;
    event.preventDefault();
    onReveal();
  });
  const isSpanish = asked === 'spanish';
  const language = isSpanish ? 'English' : 'Spanish';
  return (
    <QuestionPanel
      id={id}
      kind={note ?? (isSpanish ? 'What does this mean in English?' : 'How do you say this in Spanish?')}
      question={
        <>
          <span id={questionId} lang={isSpanish ? 'es' : undefined}>
            {isSpanish ? word.spanish : typeset(word.english)}
          </span>
          {!isSpanish && word.image && <Picture address={word.image} />}
        </>
      }
      size="word"
      feedback={null}
      actions={
        isRevealed ? (
          <Ratings role="group" aria-label="How well did you know it?">
            {ratings.map(({ rating, label, interval }, index) => (
              <button
                key={rating}
                type="button"
                data-rating={rating}
                data-suggested={rating === suggested}
                onClick={singleClick(() => onRate(rating))}
              >
                <strong>{label}</strong>
                {interval && <small>{interval}</small>}
                <Key aria-hidden>{rating === suggested ? 'Enter' : index + 1}</Key>
              </button>
            ))}
          </Ratings>
        ) : isTyped ? (
          <TypedActions key="typed" form={form} check="Check" reveal="Show Answer" onReveal={onReveal} />
        ) : (
          <Button onClick={singleClick(onReveal)}>
            Reveal Answer <Key aria-hidden>Space</Key>
          </Button>
        )
      }
      onEnter={() => {
        if (isRevealed) choose(ratings.find(({ rating }) => rating === suggested));
        else onReveal();
      }}
    >
      <AnswerFeedback judged={judged} />
      {contest}
      {isRevealed && <WordAnswer key={`${id} answer`} word={word} asked={asked} audio={audio} />}
      {isRevealed && help}
      {!isRevealed && isTyped && (
        <TypedAnswer
          key={`${id} typed`}
          form={form}
          language={language}
          audio={isSpanish && audio}
          describedBy={questionId}
          onType={onType}
          onReveal={onReveal}
        />
      )}
      {!isRevealed && !isTyped && <HiddenAnswer audio={isSpanish && audio} />}
      <Reason key={`${id} reason`}>
        <summary>Why is this card due?</summary>
        <p>{reason}</p>
      </Reason>
    </QuestionPanel>
  );
}
