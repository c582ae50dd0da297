import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { categorySlugs } from '#machines/types.ts';
import { expect, it } from 'vitest';
import { loadPictures, picturesIn, spriteOf } from '../../src/bundle/pictures.ts';
import { pictureAddress } from '../../src/content/picture-files.ts';
import { cards } from '../support/content-files.ts';

const set = loadPictures();
const pictured = cards.filter(({ picture }) => picture !== undefined);
const files = picturesIn(resolve(import.meta.dirname, '../..'));

it('shows at least 340 words', () => {
  const counts = categorySlugs.map((slug) => pictured.filter(({ category }) => category === slug).length);
  const table = categorySlugs.map((slug, index) => `${slug} ${counts[index]}`).join(', ');
  expect(pictured.length, table).toBeGreaterThanOrEqual(340);
  process.stdout.write(`Pictures: ${pictured.length} of ${cards.length} cards (${table})\n`);
});

it('names only pictures of the set', () => {
  expect(pictured.filter(({ picture = '' }) => !Object.hasOwn(set, picture)).map(({ id }) => id)).toEqual([]);
});

it('shows no two cards of a category with one picture, also not in two skin tones', () => {
  const shown = pictured.map(({ category, picture = '' }) => `${category} ${withoutTone(picture)}`);
  expect(shown.filter((name, index) => shown.indexOf(name) < index)).toEqual([]);
});

it('mixes skin tones, none shown more often than all others together', () => {
  const tones = pictured.flatMap(
    ({ picture = '' }) => /-((?:medium-)?(?:light|dark)|medium)$/.exec(picture)?.[1] ?? [],
  );
  const count = (wanted: string) => tones.filter((tone) => tone === wanted).length;
  const most = Math.max(...['light', 'medium-light', 'medium', 'medium-dark', 'dark'].map(count));
  expect(tones.length).toBeGreaterThan(20);
  expect(new Set(tones).size).toBe(5);
  expect(most / tones.length).toBeLessThan(0.5);
});

it('shows no flag of a country', () => {
  expect(pictured.filter(({ picture = '' }) => picture.startsWith('flag-'))).toEqual([]);
});

it('finds the pictures in the files of cards, for each category that has some', () => {
  for (const category of categorySlugs) {
    const ofCategory = pictured.filter((card) => card.category === category);
    expect(files.get(category) ?? [], category).toEqual(ofCategory.map(({ picture }) => picture));
    for (const card of ofCategory) {
      expect(pictureAddress(card), card.id).toMatch(
        new RegExp(`pictures-${category}.*\\.svg.*#${card.picture}$`),
      );
    }
  }
  expect(pictureAddress({ category: 'nouns' })).toBeUndefined();
});

it('makes a file of symbols whose ids are its own', () => {
  const names = files.get('food-drinks') ?? [];
  const sprite = spriteOf(names, set);
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const used = [...sprite.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...names]));
  expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(used.length).toBeGreaterThan(0);
  expect(sprite).not.toMatch(/<script|<style|on\w+=|https?:(?!\/\/www\.w3\.org)/);
  expect(gzipSync(sprite, { level: 9 }).length).toBeLessThan(40 * 1024);
});

it('refuses a picture that is not in the set', () => {
  expect(() => spriteOf(['no-such-picture'], set)).toThrow('No picture "no-such-picture"');
});

function withoutTone(picture: string): string {
  return picture.replace(/-(medium-)?(light|dark)$|-medium$/, '');
}
