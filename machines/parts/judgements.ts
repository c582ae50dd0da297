import type { GameResult, JudgementEmit, ResultEmit } from '../types.ts';

interface Answered {
  answers: readonly { right: boolean }[];
}

export function judgement(isRight: boolean): JudgementEmit {
  return { type: 'answer.judged', isRight };
}

export function lastJudgement({ answers }: Answered): JudgementEmit {
  return judgement(isLastRight({ answers }));
}

/** False without an answer. */
export function isLastRight({ answers }: Answered): boolean {
  return answers.at(-1)?.right ?? false;
}

export function finished(result: GameResult): ResultEmit {
  return { type: 'game.finished', result };
}
