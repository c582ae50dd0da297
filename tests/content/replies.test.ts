import { levels } from '#machines/types.ts';
import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { readingFiles, readingsIn } from '../support/bank/files.ts';
import { replies, repliesOfUnits } from '../support/reply-files.ts';
import { wordsOf } from '../support/words.ts';

const closedSpanish = /^(?:¿[^¿?¡!]+\?|¡[^¿?¡!]+!|[^¿?¡!.]+(?:\.|(?=[¿¡])))+$/u;
const closedEnglish = /^\p{Lu}.*[.?!](?: \([^()]+\))?$/u;
const capital = /^[¿¡]?\p{Lu}/u;

it('are six in every unit, each with an id of its own', () => {
  const counts = courseUnits.map(({ id }) => `${id}: ${repliesOfUnits.get(id)?.length}`);
  expect(counts).toEqual(courseUnits.map(({ id }) => `${id}: 6`));
  expect(repliesOfUnits.size).toBe(courseUnits.length);
  expect(new Set(replies.map(({ id }) => id)).size).toBe(replies.length);
  const strange = [...repliesOfUnits].flatMap(([unit, own]) =>
    own.filter(({ id }) => !id.startsWith(`${unit}-reply-`)),
  );
  expect(strange).toEqual([]);
});

it('have four different options, none of them what was said', () => {
  const few = replies.filter(({ said, reply, wrong }) => {
    const texts = [said, reply, ...wrong].map((text) => wordsOf(text).join(' ').toLowerCase());
    return wrong.length !== 3 || new Set(texts).size !== 5;
  });
  expect(few).toEqual([]);
});

it('begin with a capital and end with punctuation', () => {
  const open = replies.flatMap(({ said, reply, wrong, saidEnglish, replyEnglish }) => [
    ...[said, reply, ...wrong].filter((text) => !closedSpanish.test(text) || !capital.test(text)),
    ...[saidEnglish, replyEnglish].filter((text) => !closedEnglish.test(text)),
  ]);
  expect(open).toEqual([]);
});

it('answer something else each: no two things said differ in one word only', () => {
  const said = replies.map(({ id, said: text }) => ({ id, words: wordsOf(text.toLowerCase()) }));
  const alike = said.flatMap(({ id, words }, at) =>
    said
      .slice(at + 1)
      .filter((other) => other.words.length === words.length && words.length > 2)
      .filter((other) => other.words.filter((word, place) => word !== words[place]).length < 2)
      .map((other) => `${id} and ${other.id}`),
  );
  expect(alike).toEqual([]);
});

it('have no right reply that is offered as a wrong one to the same words', () => {
  const offered = replies.filter(({ said, wrong }) =>
    replies.some((other) => other.said === said && wrong.includes(other.reply)),
  );
  expect(offered).toEqual([]);
});

it('are no lines of a story', () => {
  const lines = new Set(
    readingsIn(readingFiles, [...readingFiles.keys()]).flatMap((reading) =>
      reading.lines.map(({ spanish }) => spanish),
    ),
  );
  expect(lines.size).toBeGreaterThan(levels.length);
  expect(replies.filter(({ said, reply }) => lines.has(said) && lines.has(reply))).toEqual([]);
});

it('are not given away by their length', () => {
  const longest = replies.filter(({ reply, wrong }) => wrong.every((text) => text.length < reply.length));
  expect(longest.length / replies.length).toBeLessThan(0.5);
});
