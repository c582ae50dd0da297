import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { categories } from '../../src/content/categories.ts';
import { cards, grammarQuestions, sentences, verbs } from '../support/content-files.ts';

const fields = {
  cards: [
    'id',
    'spanish',
    'english',
    'example',
    'exampleTranslation',
    'grammarTip',
    'category',
    'difficulty',
  ],
  sentences: ['spanish', 'english', 'words', 'level'],
  verbs: ['infinitive', 'translation', 'conjugations'],
  grammarQuestions: ['id', 'question', 'options', 'correctAnswer', 'explanation', 'grammarType'],
} as const;

it('npm run content prints the whole content as one JSON document', { timeout: 30_000 }, async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'content'], {
    cwd: resolve(import.meta.dirname, '../..'),
    maxBuffer: 64 * 1024 * 1024,
  });
  const content = JSON.parse(stdout) as Record<keyof typeof fields, object[]>;

  expect(Object.keys(content)).toEqual(Object.keys(fields));
  for (const [list, required] of Object.entries(fields)) {
    const items = content[list as keyof typeof fields];
    expect(items.filter((item) => required.some((field) => !Object.hasOwn(item, field)))).toEqual([]);
  }
  for (const { slug, count } of categories) {
    expect(content.cards.filter((card) => 'category' in card && card.category === slug)).toHaveLength(count);
  }
  expect(content.cards).toHaveLength(950);
  expect(content).toEqual({ cards, sentences, verbs, grammarQuestions });
});
