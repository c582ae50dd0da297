import { describe, expect, it } from 'vitest';
import { coverageOf, frequentLemmas } from '../support/bank/frequency.ts';
import { courseOf } from '../support/bank/met.ts';
import { cards } from '../support/content-files.ts';

const list = `count,spanish,pos,flags,usage
90,Casa,n,,90:casa
80,Fernando,prop,,80:fernando
70,uno,determiner,DUPLICATE,70:una
60,casa,v,,60:casa
50,levantar,v,,50:levanto
40,ovni,n,,40:ovni
30,zepelín,n,,30:zepelín
`;

describe('the coverage of a frequency list', () => {
  it('takes lemmas in their order, once, without names and flagged rows', () => {
    expect(frequentLemmas(list, 2000)).toEqual(['casa', 'levantar', 'ovni', 'zepelín']);
    expect(frequentLemmas(list, 2)).toEqual(['casa', 'levantar']);
    expect(() => frequentLemmas('word,count\ncasa,90', 2)).toThrow('no columns "spanish" and "pos"');
  });

  it('tells what is taught from what only stands in a text, and from what is nowhere', () => {
    const lemmas = frequentLemmas(list, 2000);
    expect(coverageOf(lemmas, new Set(['los', 'ovnis']), courseOf(cards))).toEqual({
      taught: ['casa', 'levantar'],
      seen: ['ovni'],
      missing: ['zepelín'],
    });
  });
});
