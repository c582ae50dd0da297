import { categorySlugs } from '#machines/types.ts';
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles.ts';
import faq from '../../src/content/faq.ts';
import support from '../../src/content/support.ts';
import reference from '../../src/content/grammar-reference.ts';
import { paths } from '../../src/paths.ts';
import { addressesIn, textsIn, writings } from '../support/writings.ts';

const questions = faq.flatMap(({ questions: inGroup }) => inGroup);
const {
  flashcardCategory,
  flashcardList: _list,
  reviewOf: _review,
  grammarMasterOf: _points,
  grammarSection: _section,
  flashcard: _card,
  examQuizCategory: _exam,
  blogArticle,
  flow: _flow,
  flowQuestion: _question,
  courseUnit: _unit,
  courseStop: _stop,
  listenTo: _listen,
  dialogue: _dialogue,
  dialogueOnCourse: _practice,
  readingAsDialogue: _heard,
  ...fixed
} = paths;
const addresses = new Set([
  ...Object.values(fixed).map((path) => path()),
  ...categorySlugs.map((slug) => flashcardCategory(slug)),
  ...articles.map(({ slug }) => blogArticle(slug)),
]);
const parts: Record<string, readonly string[]> = {
  [paths.grammar()]: reference.map(({ id }) => id),
  [paths.faq()]: questions.map(({ id }) => id),
  [paths.support()]: support.blocks.flatMap((block) =>
    block.kind === 'heading' && 'id' in block ? [block.id] : [],
  ),
  [paths.dashboard()]: ['progress', 'achievements', 'downloads'],
};

test('every link of a written page leads somewhere', () => {
  const links = writings.flatMap(addressesIn);
  const wrong = links.filter((link) => {
    const [path = '', part] = link.split('#');
    return !addresses.has(path) || (part !== undefined && !parts[path]?.includes(part));
  });
  expect(wrong).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
});

test.each(['about', 'level'])('the text “%s” leads to the course', (id) => {
  expect(writings.filter((text) => text.id === id).flatMap(addressesIn)).toContain(paths.course());
});

test('the FAQ answers at least ten questions, each at an address of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test.each(articles)('$slug is an article of its own: 600 to 900 words that lead into the app', (article) => {
  const words = article.blocks
    .flatMap((block) => textsIn({ id: '', title: '', blocks: [block] }))
    .join(' ')
    .split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(900);
  expect(addressesIn({ id: article.slug, ...article }).length).toBeGreaterThan(0);
});

test('quotation marks, apostrophes and dots are typographic, Spanish is in pairs of « and »', () => {
  const wrong = writings
    .flatMap(textsIn)
    .filter((text) => /["']|\.\.\.|  /.test(text) || /[«»]/.test(text.replaceAll(/«[^«»]+»/g, '')));
  expect(wrong).toEqual([]);
});
