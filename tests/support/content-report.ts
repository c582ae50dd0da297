import { cards, grammarQuestions, sentences, verbTables } from './content-files.ts';

const content = { cards, sentences, verbs: verbTables, grammarQuestions };

await new Promise<void>((resolve, reject) => {
  process.stdout.write(`${JSON.stringify(content, undefined, 2)}\n`, (error) =>
    error ? reject(error) : resolve(),
  );
});
