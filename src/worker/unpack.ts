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
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : text.slice(part[0], part[0] + part[1]);
  const found = new Map<string, string>();
  let from = 0;
  for (const [url, length] of files) {
    found.set(url, text.slice(from, from + length));
    from += length;
  }
  if (from !== text.length) throw new Error(`A pack holds ${text.length} characters instead of ${from}`);
  return found;
}
