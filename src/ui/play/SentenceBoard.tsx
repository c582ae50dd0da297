import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';
import { useShortcuts } from '../base/use-shortcuts.ts';
import { useWordDrag } from './use-word-drag.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { WordBoard, WordChip } from './WordBoard.tsx';
import { inSpanish } from '../base/languages.ts';

export interface PlacedWord {
  id: number;
  text: string;
}

interface Props {
  words: readonly PlacedWord[];
  answer: readonly PlacedWord[];
  result: 'right' | 'wrong' | null;
  /** After the check: whether each placed word is right. */
  places: readonly boolean[];
  onPlace: (id: number, position?: number) => void;
  onReturn: (id: number) => void;
  /** Called when the last word was placed, to move focus on. */
  onFull: () => void;
}

/**
 * Words to order by click, drag or keys: digits place words, Backspace takes back the last one, arrow
 * keys move a placed word.
 */
export function SentenceBoard(props: Props) {
  const { words, answer, result, places, onFull } = props;
  const board = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<number | 'full' | null>(null);
  const hint = useId();
  const isLocked = result !== null;
  /** The longest twice, since the words may need a line more in another order. */
  const room = words.map(({ text }) => text).toSorted((one, other) => other.length - one.length);
  const open = words.filter((word) => !answer.some((placed) => placed.id === word.id));

  useLayoutEffect(() => {
    const wanted = nextFocus.current;
    nextFocus.current = null;
    if (wanted === 'full') onFull();
    else if (wanted !== null) chipOf(board.current, wanted)?.focus();
  });

  const hasFocus = (word: number) => document.activeElement === chipOf(board.current, word);
  const place = (word: number, position?: number) => {
    if (isLocked) return;
    const index = open.findIndex((candidate) => candidate.id === word);
    if (index >= 0 && open.length === 1) nextFocus.current = 'full';
    else if (position !== undefined) nextFocus.current = word;
    else if (hasFocus(word)) nextFocus.current = (open[index + 1] ?? open[index - 1])?.id ?? null;
    props.onPlace(word, position);
  };
  const takeBack = (word: number) => {
    if (isLocked) return;
    const index = answer.findIndex((placed) => placed.id === word);
    if (hasFocus(word)) nextFocus.current = (answer[index + 1] ?? answer[index - 1])?.id ?? word;
    props.onReturn(word);
  };
  const drag = useWordDrag({ isLocked, onPlace: place, onReturn: takeBack });
  const move = (event: KeyboardEvent, word: number, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const position = index + (step ?? 0);
    if (step === undefined || position < 0 || position >= answer.length) return;
    event.preventDefault();
    place(word, position);
  };

  useShortcuts((key, event) => {
    const last = answer.at(-1);
    const chosen = /^\d$/.test(key) ? words[(Number(key) + 9) % 10] : undefined;
    if (chosen && open.includes(chosen)) place(chosen.id);
    if (key !== 'Backspace' || !last) return;
    event.preventDefault();
    takeBack(last.id);
  });

  return (
    <WordBoard ref={board} data-part="board" data-state={result ?? 'open'} {...drag}>
      <div data-part="answer">
        <div data-part="room" aria-hidden>
          {[...room.slice(0, 1), ...room].map((text, index) => (
            <WordChip key={index} as="span" data-state="gone" {...inSpanish}>
              {text}
            </WordChip>
          ))}
        </div>
        <p>Choose the words in the right order, or drag them here.</p>
        <ol aria-label="Your sentence" aria-describedby={hint}>
          {answer.map(({ id: word, text }, index) => (
            <li key={word}>
              <WordChip
                type="button"
                data-word={word}
                data-state={isLocked ? (places[index] ? 'right' : 'wrong') : 'open'}
                aria-disabled={isLocked || undefined}
                onKeyDown={(event) => (event.repeat ? ignoreKeyRepeat(event) : move(event, word, index))}
                onClick={() => takeBack(word)}
              >
                <span {...inSpanish}>{text}</span>
                {isLocked && (places[index] ? <Check aria-hidden /> : <X aria-hidden />)}
                {isLocked && (
                  <VisuallyHidden>{places[index] ? ', in its place' : ', in a wrong place'}</VisuallyHidden>
                )}
              </WordChip>
            </li>
          ))}
        </ol>
        <VisuallyHidden id={hint}>
          Choose a word to take it back, or move it with the arrow keys.
        </VisuallyHidden>
      </div>
      <div>
        <ul aria-label="Available words">
          {words.map((word, index) => (
            <li key={word.id} aria-hidden={!open.includes(word) || undefined}>
              {open.includes(word) ? (
                <WordChip
                  type="button"
                  data-word={word.id}
                  aria-disabled={isLocked || undefined}
                  onKeyDown={ignoreKeyRepeat}
                  onClick={() => place(word.id)}
                >
                  <kbd aria-hidden>{(index + 1) % 10}</kbd>
                  <span {...inSpanish}>{word.text}</span>
                </WordChip>
              ) : (
                <WordChip as="span" data-state="gone" {...inSpanish}>
                  <kbd>{(index + 1) % 10}</kbd>
                  {word.text}
                </WordChip>
              )}
            </li>
          ))}
        </ul>
      </div>
    </WordBoard>
  );
}

function chipOf(board: HTMLElement | null, word: number): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-word="${word}"]`) ?? null;
}
