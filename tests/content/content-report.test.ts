// @module-tag long
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { categories } from '../../src/content/categories.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { bankFiles } from '../support/bank/files.ts';
import {
  cards,
  flashcards,
  grammarQuestions,
  points,
  sentences,
  verbBook,
  verbs,
} from '../support/content-files.ts';
import { mistakes } from '../support/mistake-files.ts';
import { replies } from '../support/reply-files.ts';
import { transforms } from '../support/transform-files.ts';

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
  verbTables: ['infinitive', 'translation', 'conjugations'],
  grammarQuestions: ['id', 'point', 'question', 'options', 'correctAnswer', 'explanation', 'grammarType'],
  bank: ['id', 'spanish', 'english', 'level', 'unit', 'points'],
  readings: ['id', 'unit', 'level', 'title', 'kind', 'lines', 'questions'],
  dialogues: ['id', 'unit', 'level', 'title', 'lines', 'questions'],
  examTexts: ['id', 'level', 'title', 'isHeard', 'lines', 'questions'],
  transforms: ['id', 'unit', 'point', 'task', 'spanish', 'english', 'right', 'rightEnglish'],
  mistakes: ['id', 'unit', 'point', 'spanish', 'english', 'wrong', 'right'],
  replies: ['id', 'unit', 'said', 'saidEnglish', 'reply', 'replyEnglish', 'wrong'],
  points: ['id', 'level', 'title', 'text', 'examples'],
} as const;

interface Content extends Record<keyof typeof fields, object[]> {
  course: {
    units: {
      id: string;
      level: string;
      cards: string[];
      points: string[];
      reading: string | null;
      readings: string[];
    }[];
    words: { id: string; unit: string; english: string }[];
  };
  bank: { id: string; spanish: string; unit: string }[];
  readings: { id: string; unit: string }[];
}

it('npm run content prints the whole content as one JSON document', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'content'], {
    cwd: resolve(import.meta.dirname, '../..'),
    maxBuffer: 64 * 1024 * 1024,
  });
  const content = JSON.parse(stdout) as Content;

  expect(Object.keys(content).toSorted()).toEqual([...Object.keys(fields), 'course'].toSorted());
  for (const [list, required] of Object.entries(fields)) {
    const items = content[list as keyof typeof fields];
    expect(items.filter((item) => required.some((field) => !Object.hasOwn(item, field)))).toEqual([]);
  }
  for (const { slug, count } of categories) {
    expect(content.cards.filter((card) => 'category' in card && card.category === slug)).toHaveLength(count);
  }
  expect(content.cards).toHaveLength(950);
  expect(content.verbs).toHaveLength(8);
  expect(content.verbTables).toHaveLength(verbBook.length);
  expect(content).toMatchObject({
    cards: flashcards,
    sentences,
    verbs,
    verbTables: verbBook,
    grammarQuestions,
  });
  expect(content.points).toEqual(
    points.map(({ unit: _unit, section: _section, teaches: _teaches, ...shown }) => shown),
  );

  expect(content.transforms).toEqual(transforms.map((each) => expect.objectContaining(each)));
  expect(content.mistakes).toEqual(mistakes.map((each) => expect.objectContaining(each)));
  expect(content.replies).toEqual(replies.map((reply) => expect.objectContaining(reply)));

  const { units, words } = content.course;
  expect(words).toEqual(cards.filter(({ category }) => category === 'course'));
  const ids = new Set(units.map(({ id }) => id));
  expect(units).toHaveLength(courseUnits.length);
  expect(units.flatMap((unit) => unit.cards).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  expect(units.flatMap((unit) => unit.points)).toEqual(points.map(({ id }) => id));
  expect(units.flatMap(({ id, readings }) => readings.map((reading) => `${id} ${reading}`))).toEqual(
    content.readings.map(({ id, unit }) => `${unit} ${id}`),
  );
  const written = [...bankFiles.values()].flat();
  expect(content.bank).toHaveLength(cards.length + written.length);
  expect(content.bank).toEqual(
    expect.arrayContaining(written.map((each) => expect.objectContaining({ id: idOf(each) }))),
  );
  const examples = new Map(content.bank.map(({ id, spanish }) => [id, spanish]));
  expect(cards.filter(({ id, example }) => examples.get(id) !== example)).toEqual([]);
  expect(content.bank.filter(({ unit }) => !ids.has(unit))).toEqual([]);
});

function idOf(sentence: unknown): unknown {
  return typeof sentence === 'object' && sentence !== null && 'id' in sentence ? sentence.id : undefined;
}
