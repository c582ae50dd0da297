import { fromPromise } from 'xstate';

const exercises = () => import('../services/exercises.ts');

export const loadSentences = fromPromise(async () => (await exercises()).loadSentences());

export const loadQuestions = fromPromise(async () => (await exercises()).loadQuestions());

export const loadVerbs = fromPromise(async () => (await exercises()).loadVerbs());
