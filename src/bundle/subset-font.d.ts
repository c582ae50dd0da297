declare module 'subset-font' {
  /** A font with the glyphs of `text` and their substitutes by the retained layout features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
