import type {
  Answer,
  Exercise,
  LessonPlan,
  Meeting,
  PointStep,
  Step,
} from '#machines/course/lesson.types.ts';
import { keyOf } from '#machines/learning/answer-key.rules.ts';
import type { Card } from '#machines/types.ts';

export function exercise(id: string, answer: Answer, more: Partial<Exercise> = {}): Exercise {
  return {
    kind: 'meaning',
    id,
    item: id,
    cards: [],
    prompt: { text: `Question ${id}`, language: 'en' },
    answer,
    sound: '',
    isHeard: false,
    isProduced: answer.by === 'text' || answer.by === 'order',
    rates: null,
    solution: 'solution',
    meaning: null,
    explanation: null,
    easier: null,
    silent: null,
    ...more,
  };
}

export function meeting(card: Card): Meeting {
  return { kind: 'meet', id: `${card.id} meet`, card };
}

export const pluralRule: PointStep = {
  kind: 'point',
  id: 'point-plural',
  point: 'plural',
  title: 'One and several: «-s»',
  text: 'After a vowel the plural adds -s: «tomates».',
  section: 'plural',
  examples: [
    { parts: ['el tomate, ', 'los tomates', ''], english: 'the tomato, the tomatoes' },
    { parts: ['', 'Las flores', ' son rojas.'], english: 'The flowers are red.' },
  ],
};

/** A question on the plural, with an explanation. */
export function pluralQuestion(id: string, afterRight: 'shown' | 'offered'): Exercise {
  return exercise(
    id,
    { by: 'choice', language: 'es', options: ['peces', 'pezes'], right: 'peces' },
    {
      kind: 'rule',
      prompt: { text: 'What is the plural of «pez»?', language: 'en' },
      solution: 'peces',
      explanation: { text: 'A final -z becomes «-ces».', section: 'plural', afterRight },
    },
  );
}

/** Choose the meaning of a card. */
export function chosenMeaning(card: Card, others: readonly Card[], more: Partial<Exercise> = {}): Exercise {
  return exercise(
    `${card.id} meaning`,
    {
      by: 'choice',
      language: 'en',
      options: [card, ...others].map(({ english }) => english),
      right: card.english,
    },
    {
      item: card.id,
      cards: [card.id],
      prompt: { text: card.spanish, language: 'es' },
      sound: card.spanish,
      solution: card.english,
      ...more,
    },
  );
}

export function typedWord(card: Card, more: Partial<Exercise> = {}): Exercise {
  return exercise(
    `${card.id} type`,
    { by: 'text', ...keyOf(card, 'en-es') },
    {
      kind: 'type',
      item: card.id,
      cards: [card.id],
      prompt: { text: card.english, language: 'en' },
      sound: card.spanish,
      rates: { card, direction: 'en-es' },
      solution: card.spanish,
      ...more,
    },
  );
}

export function plan(steps: readonly Step[], more: Partial<LessonPlan> = {}): LessonPlan {
  return {
    stop: 'a1-hola-1',
    kind: 'lesson',
    title: '¡Hola!',
    goal: 'I can greet people.',
    steps,
    paid: { stop: 0, rated: [] },
    ...more,
  };
}
