interface Numbers {
  /** What each word adds to a number. */
  values: ReadonlyMap<string, number>;
  /** What each word multiplies the number before it by. */
  times: ReadonlyMap<string, number>;
  /** The word between the parts of a number. */
  joint: string;
}

const numbers: Readonly<Record<'es' | 'en', Numbers>> = {
  en: {
    values: new Map([
      ...counted(
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ]),
    times: new Map([
      ['hundred', 100],
      ['thousand', 1000],
    ]),
    joint: 'and',
  },
  es: {
    values: new Map([
      ...counted(
        'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta',
      ),
      ...counted('cuarenta cincuenta sesenta setenta ochenta noventa cien', 40, 10),
      ...counted('ciento doscientos trescientos cuatrocientos quinientos seiscientos', 100, 100),
      ...counted('doscientas trescientas cuatrocientas quinientas seiscientas', 200, 100),
      ...counted('setecientos ochocientos novecientos', 700, 100),
      ...counted('setecientas ochocientas novecientas', 700, 100),
      ...['un', 'una'].map((word) => [word, 1] as const),
      ...['veintiun', 'veintiuna'].map((word) => [word, 21] as const),
    ]),
    times: new Map([['mil', 1000]]),
    joint: 'y',
  },
};

function counted(words: string, first = 0, step = 1): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, first + step * index]);
}

/** Words with the numbers among them in digits; Spanish ones without accents. `two hundred and five` is `205`. */
export function inDigits(words: readonly string[], language: 'es' | 'en'): string[] {
  const { values, times, joint } = numbers[language];
  const found: string[] = [];
  let thousands = 0;
  let rest: number | null = null;
  /** What comes next belongs to the same number if it's less. */
  let room = 0;
  const end = () => {
    if (rest !== null) found.push(String(thousands + rest));
    [thousands, rest, room] = [0, null, 0];
  };
  const valueOf = (word = '') => (/^\d{1,9}$/.test(word) ? Number(word) : values.get(word));
  for (const [at, word] of words.entries()) {
    const factor = times.get(word);
    const value = valueOf(word);
    if (factor !== undefined) {
      const product: number = (rest || 1) * factor;
      if (factor === 1000) [thousands, rest] = [product, 0];
      else rest = product;
      room = factor;
    } else if (value !== undefined) {
      if (value >= room) end();
      rest = (rest ?? 0) + value;
      room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0;
    } else if (word !== joint || room === 0 || (valueOf(words[at + 1]) ?? room) >= room) {
      end();
      found.push(word);
    }
  }
  end();
  return found;
}
