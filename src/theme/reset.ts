import { defineConfig } from '@chakra-ui/react/styled-system';

/**
 * What browsers style by themselves and Camino does not want, for the elements that it uses. Chakra's own reset is three
 * times as long, and it is in the HTML of every page.
 */
export const reset = defineConfig({
  globalCss: {
    '*': { margin: '0', padding: '0', font: 'inherit', WebkitTapHighlightColor: 'transparent' },
    '*, ::before, ::after, ::backdrop': {
      boxSizing: 'border-box',
      border: '0 solid {colors.border}',
    },
    body: { minHeight: '100dvh', position: 'relative' },
    'img, svg': { display: 'block', verticalAlign: 'middle' },
    img: { maxWidth: '100%', height: 'auto' },
    'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
    'ol, ul': { listStyle: 'none' },
    button: { WebkitAppearance: 'button', background: 'none' },
    'button, input, select, textarea, optgroup': { color: 'inherit' },
    table: { textIndent: '0', borderColor: 'inherit', borderCollapse: 'collapse' },
    textarea: { resize: 'vertical' },
    summary: { display: 'list-item' },
    small: { fontSize: '80%' },
    a: { color: 'inherit', textDecoration: 'inherit' },
    'b, strong': { fontWeight: 'bolder' },
    'i, em': { fontStyle: 'italic' },
    'code, pre, kbd': { fontSize: '1em', fontFamily: 'mono' },
    '[type=text], [type=email], [type=password]': { appearance: 'none' },
    '[type=search]': { appearance: 'textfield', outlineOffset: '-2px' },
    '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
    '[hidden]:where(:not([hidden=until-found]))': { display: 'none !important' },
  },
}).globalCss;
