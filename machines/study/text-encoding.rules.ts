/** What is read where a file in UTF-8 would have an accent, and where another encoding was meant. */
const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ¿¡«»]/g;
/** How many bytes tell UTF-16 from others. */
const SAMPLE = 1000;
/** The letters of the old DOS code page 850, from byte 128 on. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** What Windows-1252 has for the bytes from 128 to 159, which Latin-1 has no letters for. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** Letters and signs of two or three bytes in UTF-8, each byte read as a letter. */
const TWICE = new RegExp(`([ÂÃ]|â[€\u0080])([${WINDOWS}\u0080-\u00BF])`, 'g');
/** The first of the letters that begin with these. */
const FIRST: Readonly<Record<string, number>> = { Â: 0x80, Ã: 0xc0 };
const FIRST_SIGN = 0x2000;

/**
 * Decodes a file: UTF-8, or UTF-16 with or without a byte order mark; else the one of Windows-1252, Mac OS Roman, DOS
 * and damaged UTF-8 that has the most Spanish letters.
 */
export function textOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoded = ['windows-1252', 'macintosh', 'utf-8'].map((name) => new TextDecoder(name).decode(bytes));
    const [best = ''] = [...decoded, dosText(bytes)].toSorted(
      (one, other) => likeness(other) - likeness(one),
    );
    return best;
  }
}

/** Undoes a program that read UTF-8 as Windows-1252: `Ã¡` is á. No Spanish or English text has such pairs. */
export function decodedOnce(text: string): string {
  return text.replaceAll(TWICE, (_letters, leading: string, following: string) => {
    const place = WINDOWS.indexOf(following);
    const offset = place === -1 ? following.charCodeAt(0) - 128 : place;
    return String.fromCodePoint((FIRST[leading] ?? FIRST_SIGN) + offset);
  });
}

/** UTF-16 by its mark, else by the zeros in every other byte. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map(
    (parity) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const [high = 0, low = 0] = zeros;
  if (Math.max(high, low) < sample.length / 4) return null;
  return low > high ? 'utf-16le' : 'utf-16be';
}

function dosText(bytes: Uint8Array): string {
  const ascii = new TextDecoder('windows-1252').decode(bytes.map((byte) => (byte < 128 ? byte : 0)));
  return ascii.replaceAll('\0', (_zero, at: number) => DOS.charAt((bytes[at] ?? 0) - 128));
}

/** Spanish letters speak for an encoding, characters that stand for none against it. */
function likeness(text: string): number {
  return (text.match(SPANISH)?.length ?? 0) - 10 * (text.match(/\uFFFD/g)?.length ?? 0);
}
