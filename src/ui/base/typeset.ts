/** What begins with an apostrophe that would look like an opening quote: ’em, ’til, ’90s. */
const clipped = /(?<![\p{L}\p{N}])'(?=(?:em|til|tis|twas|cause)(?!\p{L})|\d)/giu;

/**
 * A text of the content as it's shown: with typographic quotes and apostrophes, and without the full stop after a «»
 * quote that ends in a mark of its own. Judge, search and export a text as it's written.
 */
export function typeset(text: string): string {
  const quoted = text.replaceAll(/(?<=[?!…]»)\.(?!\.)/g, '');
  if (!/['"]/.test(quoted)) return quoted;
  return quoted
    .replaceAll(clipped, '’')
    .replaceAll(/(?<=^|[\s([{«¿¡“–—/-])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([{«¿¡“–—/])'/g, '‘')
    .replaceAll("'", '’');
}
