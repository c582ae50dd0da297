import { cards, grammarQuestions, sentences, verbs } from '../support/content-files.ts';

const content = JSON.stringify({ cards, sentences, verbs, grammarQuestions }, undefined, 2);

await new Promise<void>((resolve, reject) => {
  process.stdout.write(`${content}\n`, (error) => (error ? reject(error) : resolve()));
});
