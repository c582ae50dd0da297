declare module 'subset-font' {
  /** The font with the glyphs of `text`, and those that the kept layout features put in their place. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
