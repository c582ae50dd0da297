import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ordersOf } from '#machines/course/arrangements.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import { verbOf } from '#machines/course/verb-index.rules.ts';
import { formsOf } from '#machines/course/verb-rivals.rules.ts';
import { wordingsOf } from '#machines/course/wording.rules.ts';
import { comparedText } from '#machines/learning/answer-text.rules.ts';
import { verdictText } from '#machines/learning/judging.rules.ts';
import { askedCards, askedSentences, ordersOfSentence } from '../support/judged-lines.ts';
import { verbBook } from '../support/content-files.ts';

const known = { cards: askedCards, verbs: new Map(verbBook.map((verb) => [verb.id, verb])) };
const sentences = new Map([...askedSentences.values()].map((sentence) => [sentence.spanish, sentence]));

const cases = readFileSync(new URL('../support/order-cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [spanish = '', built = '', verdict = ''] = line.split(' | ');
    return { spanish, built, verdict };
  });

function judgedOf(spanish: string, built: string) {
  const sentence = sentences.get(spanish);
  if (!sentence) throw new Error(`There is no sentence ${spanish}`);
  const words = spanish.split(' ');
  const listed = (sentence.orders ?? []).map((order) => order.split(' '));
  const wordings = wordingsOf([spanish], sentence, known);
  const answer = { by: 'order' as const, words, orders: [words, ...listed], wordings };
  return judge({ answer }, built.split(' '));
}

it('has at least 60 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

it.each(cases)('$spanish “$built” is $verdict', ({ spanish, built, verdict }) => {
  expect(judgedOf(spanish, built).judgement).toBe(verdict);
});

it('names the usual order after another one', () => {
  const texts = [
    'el oso dejó unas huellas enormes en la nieve',
    'en la nieve dejó el oso unas huellas enormes',
  ].map((built) => verdictText(judgedOf('El oso dejó unas huellas enormes en la nieve.', built)));
  expect(texts).toEqual(['Right.', 'Also right. Usual:']);
});

it('leaves no negative word behind a verb without «no»', () => {
  const sentence = sentences.get('No le he dicho a nadie lo que me contaste.');
  if (!sentence) throw new Error('The sentence is missing.');
  const orders = wordingsOf(['A nadie le he dicho lo que me contaste.'], sentence, known).flatMap(ordersOf);
  expect(orders).toContain('a nadie le he dicho lo que me contaste');
  expect(orders.filter((order) => order.indexOf('nadie') > order.indexOf('dicho'))).toEqual([]);
});

it('accepts every sentence as it is written, and adds no word', () => {
  const sorted = (text: string) => text.split(' ').toSorted();
  const odd = [...askedSentences.values()].flatMap((sentence) => {
    const own = comparedText(sentence.spanish, 'es');
    const words = sorted(own);
    const [first, ...others] = ordersOfSentence(sentence);
    const isOwn = (order: string) => {
      const left = sorted(order);
      return (
        words.filter((word) => word !== left[0] || left.shift() === undefined).length <= 1 &&
        left.length === 0
      );
    };
    return [...(first === own ? [] : [own]), ...others.filter((order) => !isOwn(order))];
  });
  expect(odd).toEqual([]);
});

it('keeps articles, prepositions and pronouns before their words', () => {
  const held = /^(?:el|los|un|mi|mis|su|sus|de|del|al|con|sin|se|me|le|les|muy)$/;
  const apart = [...askedSentences.values()].flatMap((sentence) => {
    const [own = '', ...others] = ordersOfSentence(sentence);
    const pairs = (text: string) => {
      const words = text.split(' ');
      return words.flatMap((word, at) => (held.test(word) ? [`${word} ${words[at + 1] ?? ''}`] : []));
    };
    const written = new Set(pairs(own));
    const isJoined = / (?:y|o|ni) /.test(own);
    return isJoined ? [] : others.filter((order) => pairs(order).some((pair) => !written.has(pair)));
  });
  expect(apart).toEqual([]);
});

it('knows every form of every verb', () => {
  const missed = verbBook.flatMap((table) =>
    [...formsOf(table).values()].filter(
      (form) => !verbOf(form, known.verbs).some(({ verb }) => table.infinitive.split(' ')[0] === verb),
    ),
  );
  expect(missed).toEqual([]);
});
