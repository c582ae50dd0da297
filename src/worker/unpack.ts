/**
 * Several text files as one. `parts` together are their text, one file after the other: a part is text, or the place and
 * the length of text that came before.
 */
export interface Pack {
  /** Addresses of the files and how many characters each has. */
  files: readonly (readonly [url: string, length: number])[];
  parts: readonly (string | readonly [from: number, length: number])[];
}

/** The files of a pack by their addresses. Throws if their text is not whole. */
export function unpack({ files, parts }: Pack): Map<string, string> {
  const whole = files.reduce((sum, [, length]) => sum + length, 0);
  // A string that grows by parts of itself would be copied for each of them.
  const units = new Uint16Array(whole);
  let end = 0;
  for (const part of parts) {
    const length = typeof part === 'string' ? part.length : part[1];
    if (end + length > whole) throw new Error(`A pack holds more than ${whole} characters`);
    if (typeof part !== 'string') units.copyWithin(end, part[0], part[0] + length);
    else for (let index = 0; index < length; index += 1) units[end + index] = part.charCodeAt(index);
    end += length;
  }
  if (end < whole) throw new Error(`A pack holds ${end} characters instead of ${whole}`);
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  const found = new Map<string, string>();
  let from = 0;
  for (const [url, length] of files) {
    found.set(url, decoder.decode(units.subarray(from, from + length)));
    from += length;
  }
  return found;
}
