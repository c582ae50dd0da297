import bold from './font/arimo-latin-700-normal.woff2';
import regular from './font/arimo-latin-400-normal.woff2';

/** The font whose widths the diagrams are laid out for. */
export const DIAGRAM_FONT = "'Arimo Diagram', Arimo, Arial, Helvetica, 'Liberation Sans', sans-serif";

export const FONT_FACES = [
  [regular, 400],
  [bold, 700],
]
  .map(
    ([file, weight]) =>
      `@font-face { font-family: 'Arimo Diagram'; font-weight: ${weight}; font-display: block; src: url(${file}) }`,
  )
  .join('\n');
