import { DAILY_WORDS, RATING_XP, RETENTIONS, STOP_XP, STORY_XP, VERB_TENSES } from '#machines/constants.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { allTenses } from '#machines/games/exercise.types.ts';
import { levelOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import { DAY_START } from '#machines/learning/day.rules.ts';
import { CARDS_PER_SHEET } from '#machines/upkeep/download.rules.ts';
import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { courseWords } from '../../src/content/course-words.ts';
import { categories } from '../../src/content/categories.ts';
import { games } from '../../src/content/games.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { flashcards } from '../support/content-files.ts';
import { requestOf } from '../support/lesson-plan-checks.ts';
import { repliesOfUnits } from '../support/reply-files.ts';

const files = import.meta.glob<string>(
  [
    '../../{index.html,README.md,CHANGELOG.md}',
    '../../{machines,src,supabase,tests}/README.md',
    '../../src/content/{about,faq,news,support,games,lesson,exam-labels}.ts',
    '../../src/content/articles/*.ts',
    '../../src/pages/**/*.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const replies = [...repliesOfUnits.values()].flat();
const pictured = flashcards.filter(({ picture }) => picture !== undefined);
const verbs = flashcards.filter(({ category }) => category === 'verbs');
const { lesson, test, practice } = STOP_XP;
const [checkpoint, exam, examOfB1] = await Promise.all(
  ['a1-salud-checkpoint', 'a2-exam', 'b1-exam'].map(lengthOf),
);

/** What a text counts: each group of a pattern is one of the numbers beside it. */
const claims: readonly [file: string, pattern: RegExp, ...counts: number[]][] = [
  ['index.html', /and (\w+) games/, games.length],
  ['README.md', /a grammar reference, (\w+) games/, games.length],
  ['machines/README.md', /the (\w+) games/, games.length],
  ['src/content/about.ts', /(\d+) flashcards in (\w+) categories/, flashcards.length, categories.length],
  ['src/content/about.ts', /(\w+) games, from/, games.length],
  ['src/content/news.ts', /the cards of (\d+) words/, pictured.length],
  ['src/content/news.ts', /in (\d+) units/, courseUnits.length],
  ['src/content/news.ts', /(\d+) verbs in (\w+) tenses/, verbs.length, allTenses.length],
  ['src/content/games.ts', /(\w+) words a day/, DAILY_WORDS],
  [
    'src/content/faq.ts',
    /A lesson earns (\d+) XP and (\d+) for each right answer, (\d+) at most/,
    lesson.base,
    lesson.each,
    lesson.most,
  ],
  ['src/content/faq.ts', /a checkpoint or exam (\d+) and (\d+) for each right answer/, test.base, test.each],
  ['src/content/faq.ts', /a reading (\d+);/, STORY_XP],
  ['src/content/faq.ts', /a practice (\d+) and (\d+) for each right answer/, practice.base, practice.each],
  ['src/content/faq.ts', /on a day earns (\d+) XP more/, RATING_XP],
  ['src/content/faq.ts', /level 5, for example, spans (\d+) XP/, levelOf(1000).span],
  ['src/content/faq.ts', /At (\w+) in the morning/, DAY_START / 3_600_000],
  ['src/content/faq.ts', /about (\w+) in ten/, 10 * RETENTIONS[1]],
  ['src/content/articles/spaced-repetition.ts', /a chance of (\w+) in ten/, 10 * RETENTIONS[1]],
  ['src/pages/landing/LandingPage.tsx', /(\w+) games turn practice/, games.length],
  ['src/pages/landing/LandingPage.tsx', /reference and (\w+) games/, games.length],
  ['src/pages/course/stop-texts.ts', /'B1' \? (\d+) : (\d+);/, examOfB1 ?? 0, exam ?? 0],
  ['src/pages/course/stop-texts.ts', / : (\d+)\} questions/, checkpoint ?? 0],
  ['src/pages/games/GamesPage.tsx', /(\w+) ways to practice/, games.length],
  ['src/pages/grammar/VerbBook.tsx', /in (\w+) tenses/, allTenses.length],
  ['src/pages/dashboard/DownloadsPanel.tsx', /(\w+) cards a sheet/, CARDS_PER_SHEET],
  ['src/pages/dashboard/CustomPdfPanel.tsx', /(\w+) per sheet/, CARDS_PER_SHEET],
  [
    'CHANGELOG.md',
    /earns (\d+) XP plus (\d+) per right answer, a test (\d+) plus (\d+)/,
    lesson.base,
    lesson.each,
    test.base,
    test.each,
  ],
  [
    'src/pages/games/verb-conjugation/VerbConjugationSetup.tsx',
    /verbs, (\w+) tenses/,
    VERB_TENSES.hard.length,
  ],
  [
    'CHANGELOG.md',
    /asks (\d+) short exchanges, (\w+) for each unit/,
    replies.length,
    replies.length / courseUnits.length,
  ],
  ['CHANGELOG.md', /teaches (\d+) words beyond/, courseWords.length],
];

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function numberOf(text = ''): number {
  const word = numerals.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word;
}

function textOf(file: string): string {
  return (files[`../../${file}`] ?? '').replaceAll(/\/\*\*[^]*?\*\/|\s+/g, ' ');
}

async function lengthOf(stop: string): Promise<number> {
  const input = await loadLessonInput(stop);
  return input ? planStop(input, requestOf('all', true, 3)).steps.length : 0;
}

it.each(claims)('%s: %s', (file, pattern, ...counts) => {
  const [, ...named] = pattern.exec(textOf(file)) ?? [];
  expect(named.map(numberOf)).toEqual(counts);
});

/** Numbers that count nothing of Camino's. */
const general =
  /: (?:two (?:sentences|verbs)|three (?:words|(?:better )?questions|hundred cards)|hundred sentences|100 words|100 cards|(?:twenty|thirty|ten) cards|of ten cards|five hundred words)$/i;

it('names no other number of what Camino has in its pages and READMEs', () => {
  const number = String.raw`(?:\d(?:[\d,]*\d)?|${numerals.slice(2).join('|')}|twenty|thirty|fifty|sixty|hundred|thousand)`;
  const things =
    'cards|flashcards|words|categories|sentences|units|lessons|readings|stories|questions|points|games|verbs|tenses|exams|articles|XP';
  const counted = new RegExp(
    String.raw`(?<![\p{L}\d])${number}(?: [\p{L}-]+){0,2}? (?:${things})(?!\p{L})`,
    'giu',
  );
  const pages = Object.keys(files).map((path) => path.replace('../../', ''));
  const loose = pages
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => {
      const pinned = claims.flatMap(([own, pattern]) => (own === file ? pattern : []));
      const rest = pinned.reduce((text, pattern) => text.replace(pattern, ''), textOf(file));
      return [...rest.matchAll(counted)].map(([text]) => `${file}: ${text}`);
    })
    .filter((text) => !general.test(text));
  expect(pages.length).toBeGreaterThan(50);
  expect(loose).toEqual([]);
});
