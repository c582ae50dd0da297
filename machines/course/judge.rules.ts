import { correctionOf, judgeAmong, nearestLetters, suggestedRating } from '../learning/typed-answer.rules.ts';
import type { Rating } from '../learning/activity.types.ts';
import type { LetterPair } from '../learning/letters.rules.ts';
import type { Answer, Draft, Exercise, Verdict } from './lesson.types.ts';
import { areAllFound, areAllPairs } from './pairs.rules.ts';
import { wordText } from './word-order.rules.ts';

/** Longer than any right answer; the rest is ignored. */
const MOST_LETTERS = 200;
/** Sentences conjugate verbs, so a slip in the longest verb ending is a wrong form. */
const LONGEST_ENDING = 6;

type Of<By extends Answer['by']> = Extract<Answer, { by: By }>;
type Judged = Pick<Exercise, 'kind' | 'answer'>;

export function judge({ kind, answer }: Judged, draft: Draft): Verdict {
  switch (answer.by) {
    case 'choice':
      return withoutLetters(draft[0] === answer.right);
    case 'order':
      return withoutLetters(
        answer.orders.some((order) => bareWords(order) === bareWords(draft.map(wordText))),
      );
    case 'pairs':
      return withoutLetters(areAllFound(answer, draft) && areAllPairs(answer, draft));
    default:
      return judgeText(answer, draft[0] ?? '', kind === 'form');
  }
}

/** Whether the draft can be judged; on a board, whether all pairs are found. */
export function isComplete({ answer }: Judged, draft: Draft): boolean {
  switch (answer.by) {
    case 'choice':
      return answer.options.includes(draft[0] ?? '');
    case 'pairs':
      return areAllFound(answer, draft);
    default:
      return draft.some((text) => text.trim() !== '');
  }
}

/** Right is Good, accents and slips are Hard, wrong is Again. */
export function ratingOf({ judgement }: Verdict): Rating {
  return suggestedRating(judgement, 4);
}

function withoutLetters(isRight: boolean): Verdict {
  return { judgement: isRight ? 'right' : 'wrong', letters: null };
}

function judgeText({ language, accepted, card }: Of<'text'>, typed: string, isStrict: boolean): Verdict {
  const text = Array.from(typed.slice(0, MOST_LETTERS)).join('');
  if (card) {
    const correction = correctionOf(text, card, language === 'es' ? 'en-es' : 'es-en');
    return { ...correction, letters: asWritten(correction.letters, accepted) };
  }
  const answer = bare(text);
  const right = accepted.map(bare);
  const judgement = judgeAmong(answer, right, LONGEST_ENDING);
  return {
    judgement: isStrict && judgement === 'slip' ? 'wrong' : judgement,
    letters: asWritten(nearestLetters(answer, right), accepted),
  };
}

/** Restores the capitals, marks and article of the text that the letters were compared with, if it's one of `texts`. */
function asWritten(letters: readonly LetterPair[], texts: readonly string[]): readonly LetterPair[] {
  const compared = letters.map(({ expected }) => expected).join('');
  const whole = texts.find((text) => compared === bare(text) || compared === bare(withoutArticle(text)));
  if (whole === undefined) return letters;
  const text = compared === bare(whole) ? whole : withoutArticle(whole);
  const rest = Array.from(text.normalize('NFC'));
  const written = letters.flatMap((letter): LetterPair[] => {
    const at = rest.findIndex((sign) => sign.toLowerCase() === letter.expected);
    if (at < 0) return [letter];
    const marks = rest.splice(0, at);
    const [sign = ''] = rest.splice(0, 1);
    return [...marks.map(untyped), { ...letter, expected: sign }];
  });
  const article = whole.slice(0, whole.length - text.length);
  return [...Array.from(article), null, ...rest].flatMap((sign) => (sign === null ? written : untyped(sign)));
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:to|the|an?|el|la|los|las|un|una) (?=.)/, '');
}

function untyped(expected: string): LetterPair {
  return { typed: '', expected, mark: 'right' };
}

function bareWords(words: readonly string[]): string {
  return bare(words.slice(0, MOST_LETTERS).join(' '));
}

/** In lower case, without punctuation. */
function bare(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
