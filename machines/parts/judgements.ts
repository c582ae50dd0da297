import type { GameResult, JudgementEmit, ResultEmit } from '../types.ts';

interface Answered {
  /** One for each question judged so far. */
  answers: readonly { right: boolean }[];
}

/** For `emit`: an answer was right or wrong. */
export function judgement(isRight: boolean): JudgementEmit {
  return { type: 'answer.judged', isRight };
}

/** For `emit`: the answer that was judged last. */
export function lastJudgement({ answers }: Answered): JudgementEmit {
  return judgement(isLastRight({ answers }));
}

/** Whether the answer that was judged last is right. */
export function isLastRight({ answers }: Answered): boolean {
  return answers.at(-1)?.right ?? false;
}

/** For `emit`: what a finished game came to. */
export function finished(result: GameResult): ResultEmit {
  return { type: 'game.finished', result };
}
