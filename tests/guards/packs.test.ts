import { expect, test } from 'vitest';
import { packOf } from '../../src/bundle/packs.ts';
import { warmPage } from '../../src/bundle/warm-page.ts';
import { unpack, type Pack } from '../../src/worker/unpack.ts';

const long = Array.from({ length: 300 }, (_, index) => `.rule-${index}{color:#${index}}`).join('');

test('a pack gives back every file as it was, however its text repeats', () => {
  const files = [
    ['/', `<style>${long}</style>¡hola! 🙂`],
    ['/empty', ''],
    ['/again', `<style>${long}</style>${'ab'.repeat(500)}`],
    ['/half', `${'x'.repeat(90)}🙂${'x'.repeat(90)}🙃${'x'.repeat(90)}`],
  ] as const;
  const sent = JSON.stringify(packOf(files));
  expect([...unpack(JSON.parse(sent) as Pack)]).toEqual(files);
  expect(sent.split('.rule-299').length - 1).toBe(1);
});

test('a pack that is not whole is refused', () => {
  const { files, parts } = packOf([
    ['/a', long],
    ['/b', long],
  ]);
  expect(() => unpack({ files, parts: parts.slice(0, -1) })).toThrow('A pack holds');
});

test('a kept page names its scripts where the app asks for them, and has no other difference', () => {
  const link = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
  const learners = `<head>${link('dom-1')}${link('a-2')}<link rel="icon"></head><div id=root data-page="/games" data-frame=learner><p>`;
  expect(warmPage(learners)).toBe(
    '<head><link rel="icon"></head><div id=root data-page="/games" data-frame=learner data-modules="dom-1 a-2"><p>',
  );
  const start = `${link('dom-1')}<div id=root data-page="/" data-modules="b-1 c-2">x</div><template id=today data-modules=d-3>y`;
  expect(warmPage(start)).toBe(
    '<div id=root data-page="/" data-modules="dom-1 b-1 c-2">x</div><template id=today data-modules="dom-1 d-3">y',
  );
});
