import {
  judgeTyped,
  plainVerdict,
  suggestedRating,
  type AnswerKey,
  type Verdict,
} from '../learning/judging.rules.ts';
import { comparedText } from '../learning/answer-text.rules.ts';
import type { Rating } from '../learning/activity.types.ts';
import { ordersOf } from './arrangements.rules.ts';
import { isCorrected, judgeCorrection } from './mistake.rules.ts';
import type { Answer, Draft, Exercise } from './lesson.types.ts';
import { areAllFound, areAllPairs } from './pairs.rules.ts';
import { wordText } from './word-order.rules.ts';

/** More words than any sentence has. */
const MOST_WORDS = 200;

type Judged = Pick<Exercise, 'answer'>;

/** Judges what the learner has entered. */
export function judge({ answer }: Judged, draft: Draft): Verdict {
  switch (answer.by) {
    case 'choice':
      return plainVerdict(draft[0] === answer.right);
    case 'order':
      return judgeOrder(answer, bareWords(draft.map(wordText)));
    case 'pairs':
      return plainVerdict(areAllFound(answer, draft) && areAllPairs(answer, draft));
    case 'correction':
      return judgeCorrection(answer, draft);
    default:
      return judgeTyped(draft[0] ?? '', withOrders(answer));
  }
}

/** Whether the draft can be judged; on a board, whether all pairs are found. */
export function isComplete({ answer }: Judged, draft: Draft): boolean {
  switch (answer.by) {
    case 'choice':
      return answer.options.includes(draft[0] ?? '');
    case 'pairs':
      return areAllFound(answer, draft);
    case 'correction':
      return isCorrected(answer, draft);
    default:
      return draft.some((text) => text.trim() !== '');
  }
}

/** Right is Good, nearly right Hard, wrong Again. */
export function ratingOf(verdict: Verdict): Rating {
  return suggestedRating(verdict, 4);
}

function judgeOrder({ orders, wordings = [] }: Extract<Answer, { by: 'order' }>, words: string): Verdict {
  if (orders.some((order) => bareWords(order) === words)) return plainVerdict(true);
  const isRight = wordings.some((parts) => ordersOf(parts).includes(words));
  return { ...plainVerdict(isRight), why: isRight ? [{ kind: 'order' }] : [] };
}

/** What may be typed, with the other orders of its sentences. */
function withOrders({ wordings = [], ...key }: Extract<Answer, { by: 'text' }>): AnswerKey {
  return { ...key, accepted: [...key.accepted, ...wordings.flatMap(ordersOf)] };
}

function bareWords(words: readonly string[]): string {
  return comparedText(words.slice(0, MOST_WORDS).join(' '), 'es');
}
