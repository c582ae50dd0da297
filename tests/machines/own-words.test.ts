import { ownWordsMachine, type WordCheck } from '#machines/study/own-words.machine.ts';
import {
  bareWord,
  foundIn,
  OWN_PORTION,
  sameWord,
  visibleText,
  type Checked,
} from '#machines/study/own-words.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { logOf, ownCard, ownId } from '../support/own-cards.ts';
import { inert } from '../support/paths/control.ts';

describe('a word', () => {
  test.each([
    ['El Árbol', 'árbol'],
    ['  ¡Qué   va!', 'qué va'],
    ['una', 'una'],
    ['las gafas de sol', 'gafas de sol'],
    ['a\u0301rbol', 'árbol'],
    ['LOS niños', 'niños'],
    ['¿Un, dos...  tres?', 'dos tres'],
    ['el', 'el'],
    ['sal y el limón', 'sal y el limón'],
    ['señal 2', 'señal 2'],
    ['łódź', 'łódź'],
  ])('%s is compared as %s', (spanish, bare) => {
    expect(bareWord(spanish)).toBe(bare);
  });

  test('is the same whatever its article, but not with another accent', () => {
    const known = [ownCard(1, 'el papá')];
    expect(sameWord('Papá', known)?.id).toBe(ownId(1));
    expect(sameWord('papa', known)).toBeUndefined();
    expect(sameWord('papá', known, ownId(1))).toBeUndefined();
    expect(sameWord('papá', [...known, ownCard(2, 'papá')], ownId(1))?.id).toBe(ownId(2));
    expect(sameWord('mamá', known, ownId(2))).toBeUndefined();
  });

  test('loses invisible characters, and keeps markup as text', () => {
    expect(visibleText('\u202e\ufeff <b>hola</b>\t\u200f  =1+1\u0000\ud83d ')).toBe('<b>hola</b> =1+1');
    for (const emoji of ['👩‍👧', '👩🏽‍🚀', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(visibleText(`${emoji} año`)).toBe(`${emoji} año`);
    expect(visibleText('la\u00ad ca\u200dsa\u3164\ufe0f 👩\u202e')).toBe('la casa 👩');
    for (const text of ['el árbol', '¡Qué va!', '', 'łódź']) expect(visibleText(text)).toBe(text);
    expect(visibleText('el  árbol')).toBe('el árbol');
    expect(visibleText(' el árbol')).toBe('el árbol');
    expect(visibleText('el árbol\n')).toBe('el árbol');
    expect(visibleText('el\u200bárbol a\u0301')).toBe('elárbol á');
  });

  test('is found by any of its texts without accents, the newest first', () => {
    const list = [ownCard(1, 'el árbol'), ownCard(2, 'la flor', 'Un ARBOL y una flor.')];
    expect(foundIn(list, ' arbol ').map(({ id }) => id)).toEqual([ownId(2), ownId(1)]);
    expect(foundIn(list, 'word 1').map(({ id }) => id)).toEqual([ownId(1)]);
    expect(foundIn(list, 'FLOR').map(({ id }) => id)).toEqual([ownId(2)]);
    expect(foundIn(list, '  ').map(({ id }) => id)).toEqual([ownId(2), ownId(1)]);
    expect(foundIn(list, 'palabra')).toEqual([]);
  });
});

describe('the list', () => {
  const listOf = (count: number) => {
    const words = Array.from({ length: count }, (_word, index) => ownCard(index + 1));
    return createActor(inert(ownWordsMachine), { input: { log: logOf(words) } }).start();
  };

  test('shows another portion while there are more words than it shows', () => {
    expect(listOf(OWN_PORTION).getSnapshot().can({ type: 'more.wanted' })).toBe(false);
    const list = listOf(OWN_PORTION + 1);
    list.send({ type: 'more.wanted' });
    expect(list.getSnapshot().context.shown).toBe(2 * OWN_PORTION);
    expect(list.getSnapshot().can({ type: 'more.wanted' })).toBe(false);
    expect(
      createActor(inert(ownWordsMachine), { input: { log: null } })
        .start()
        .getSnapshot()
        .matches('reading'),
    ).toBe(true);
  });

  test('restores dropped words, the last one first', () => {
    const list = listOf(3);
    const reported: unknown[] = [];
    list.on('fact.recorded', ({ fact }) => reported.push('card' in fact.facts && fact.facts.card));
    for (const number of [2, 1]) list.send({ type: 'word.dropped', id: ownId(number) });
    for (let count = 0; count < 3; count += 1) list.send({ type: 'drop.undone' });
    expect(reported).toEqual([2, 1, 1, 2].map(ownId));
  });

  test('ignores a word that it lacks', () => {
    const list = listOf(1);
    expect(list.getSnapshot().can({ type: 'word.chosen', id: ownId(2) })).toBe(false);
    expect(list.getSnapshot().can({ type: 'word.dropped', id: ownId(2) })).toBe(false);
  });
});

describe('the form', () => {
  const values = { spanish: 'la nube', english: 'cloud', sentence: '' };
  const newForm = () => {
    const asked: unknown[] = [];
    const checkWord = fromPromise<Checked, WordCheck>(async ({ input }) => {
      asked.push([input.except, input.words.map(({ id }) => id)]);
      return { ok: true, values, duplicate: null };
    });
    const form = createActor(inert(ownWordsMachine).provide({ actors: { checkWord } }), {
      input: { log: logOf([ownCard(1)]) },
    }).start();
    return { form, asked };
  };

  test('says whether a word is new or changed', async () => {
    const { form, asked } = newForm();
    form.send({ type: 'form.submitted', values, id: 'a' });
    await waitFor(form, (state) => state.hasTag('written'));
    expect(form.getSnapshot().context.written).toBe('la nube');
    expect(form.getSnapshot().matches({ open: { form: { ready: 'added' } } })).toBe(true);
    form.send({ type: 'word.chosen', id: ownId(1) });
    form.send({ type: 'form.submitted', values, id: 'b' });
    await waitFor(form, (state) => state.hasTag('written'));
    expect(form.getSnapshot().context.written).toBe('la nube');
    expect(form.getSnapshot().matches({ open: { form: { ready: 'changed' } } })).toBe(true);
    expect(asked).toEqual([
      [null, [ownId(1)]],
      [ownId(1), [ownId(1)]],
    ]);
  });

  test('is emptied if its word is dropped, and stays otherwise', () => {
    const { form } = newForm();
    form.send({ type: 'word.chosen', id: ownId(1) });
    form.send({ type: 'word.dropped', id: ownId(2) });
    expect(form.getSnapshot().matches({ open: { card: 'changing' } })).toBe(true);
    form.send({ type: 'word.dropped', id: ownId(1) });
    expect(form.getSnapshot().matches({ open: { card: 'adding' } })).toBe(true);
  });
});
