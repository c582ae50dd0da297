import type { GameResult, JudgementEmit, ResultEmit } from '../types.ts';

interface Answered {
  /** One for each question judged so far. */
  answers: readonly { right: boolean }[];
}

/** For `emit`: an answer was right or wrong. */
export function judgement(isRight: boolean): JudgementEmit {
  return { type: 'answer.judged', isRight };
}

/** For `emit`: whether the last answer was right. */
export function lastJudgement({ answers }: Answered): JudgementEmit {
  return judgement(isLastRight({ answers }));
}

/** Whether the last answer was right; false if there is none. */
export function isLastRight({ answers }: Answered): boolean {
  return answers.at(-1)?.right ?? false;
}

/** For `emit`: the result of a finished game. */
export function finished(result: GameResult): ResultEmit {
  return { type: 'game.finished', result };
}
