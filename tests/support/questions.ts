import type { GrammarQuestion, GrammarType } from '#machines/games/exercise.types.ts';

/** Questions of the types with distinct ids, answers and options. */
export function questions(...types: readonly GrammarType[]): GrammarQuestion[] {
  return types.map((grammarType, index) => {
    const name = `${grammarType}-${index}`;
    return {
      id: name,
      point: 'plural',
      question: `Which of these is «${name}»?`,
      options: [`${name} a`, `${name} b`, `${name} c`, `${name} d`],
      correctAnswer: `${name} b`,
      explanation: `It is «${name} b».`,
      category: 'Forms',
      grammarType,
    };
  });
}
