/**
 * What browsers style by themselves and Camino does not want, for the elements that it uses: plain CSS in the place of
 * Chakra's own reset, which is three times as long, since it is in the HTML of every page.
 */
export const reset = {
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    touchAction: 'manipulation',
  },
  '*': { margin: '0', padding: '0', font: 'inherit', WebkitTapHighlightColor: 'transparent' },
  '*, ::before, ::after, ::backdrop': { boxSizing: 'border-box', border: '0 solid var(--c-colors-border)' },
  body: { minHeight: '100dvh', position: 'relative' },
  'img, svg': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: '100%', height: 'auto' },
  'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
  'ol, ul': { listStyle: 'none' },
  button: { WebkitAppearance: 'button', background: 'none' },
  'button, input, select, textarea, optgroup': { color: 'inherit' },
  table: { textIndent: '0', borderColor: 'inherit', borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  '::placeholder': { opacity: '1', userSelect: 'none' },
  small: { fontSize: '80%' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: 'bolder' },
  'i, em': { fontStyle: 'italic' },
  'code, pre, kbd': { fontSize: '1em', fontFamily: 'var(--c-fonts-mono)' },
  '[type=text], [type=email], [type=password]': { WebkitAppearance: 'none' },
  '[type=search]': { WebkitAppearance: 'textfield', outlineOffset: '-2px' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { WebkitAppearance: 'none' },
  '[hidden]:where(:not([hidden=until-found]))': { display: 'none !important' },
};
