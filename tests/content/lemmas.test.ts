import type { Card } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import { cards } from '../support/content-files.ts';
import { countCardLemmas, countLemmas } from '../support/lemmas.ts';

it('the cards have the thousand words that the landing page promises', () => {
  expect(countCardLemmas(cards).counted.length).toBeGreaterThanOrEqual(1000);
});

describe('the count of lemmas', () => {
  it.each<[lemmas: number, text: string, verbs?: string[]]>([
    [3, 'mesa silla cama'],
    [1, 'mesa Mesa mesas'],
    [1, 'canción canciones'],
    [1, 'lápiz lápices'],
    [1, 'hijo hija hijos hijas'],
    [1, 'jefe jefas'],
    [1, 'inglés inglesa ingleses'],
    [1, 'profesor profesora'],
    [1, 'alto alta altísimas'],
    [1, 'gato gatito gatitas'],
    [1, 'buen buena bueno'],
    [1, 'doscientos doscientas'],
    [1, 'un una unos uno'],
    [1, 'yo me mí conmigo'],
    [1, 'levanto levantabas levantaremos levantándose levántate'],
    [1, 'cuento contamos contó'],
    [1, 'soy eres fui era sido', ['ser']],
    [2, 'fui voy soy', ['ser', 'ir']],
    [1, 'dar di dame dámelo', ['dar']],
    [1, 'hay hubo ha', ['haber']],
  ])('finds %i in %s', (lemmas, text, verbs = []) => {
    expect(countLemmas([text], verbs).counted.map(({ word }) => word)).toHaveLength(lemmas);
  });

  it('counts one lemma where a word may be a form of two', () => {
    expect(countLemmas(['puerto', 'puerta'], []).counted).toHaveLength(1);
    expect(countLemmas(['vino', 'venir'], []).counted).toHaveLength(1);
  });

  it('leaves out names and what the dictionary does not know', () => {
    const card: Card = {
      id: 'verbs-vivir',
      spanish: 'vivir',
      english: 'to live',
      example: 'Carla vive con Rosa en Lima. ¿Dónde vive Zzyzx?',
      exampleTranslation: "Carla lives with Rosa in Lima. Where's Zzyzx?",
      grammarTip: '',
      category: 'verbs',
    };
    const { counted, unknown } = countCardLemmas([card]);
    expect(counted.map(({ word }) => word).toSorted()).toEqual(['con', 'dónde', 'en', 'vive']);
    expect(unknown).toEqual([]);
    expect(countLemmas(['zzyzx'], [])).toEqual({ counted: [], words: ['zzyzx'], unknown: ['zzyzx'] });
  });

  it('grows with the cards', () => {
    const few = countCardLemmas(cards.slice(0, 100)).counted.length;
    expect(few).toBeGreaterThan(50);
    expect(few).toBeLessThan(500);
  });
});
