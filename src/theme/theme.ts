import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { memoized } from './memoized.ts';

/**
 * Colours of categories and badges: `data-color` sets `--tint`, a soft background, and `--ink`, a text
 * colour for it or any page background. Plain CSS that works without Chakra.
 */
const tints = Object.fromEntries(
  Object.entries({
    green: ['#E1EFDA', '#22331D', '#2F5F26', '#A9D49A'],
    blue: ['#DDE9F6', '#1A2D42', '#1C5187', '#9BC6F0'],
    orange: ['#FDE4CF', '#432A19', '#92400B', '#F5B384'],
    yellow: ['#FBF0BE', '#393014', '#6A4F05', '#E8CF6B'],
    purple: ['#ECE2F6', '#33243F', '#63359A', '#D0B0EE'],
    red: ['#FBDFDB', '#44211E', '#9B2320', '#F6A79F'],
    pink: ['#FBE0EC', '#421F31', '#93225B', '#F4A5CC'],
    cyan: ['#D6EFF3', '#14343B', '#0B5768', '#86D3E3'],
    amber: ['#FBE6BB', '#3F2B0F', '#7A4700', '#F2BC66'],
    indigo: ['#E1E4F9', '#252846', '#393C9C', '#B5BAF8'],
    brand: ['#F9E1D4', '#46281B', '#9F3A1F', '#F2A080'],
    gold: ['#FBE7B8', '#402D0E', '#7A4E00', '#F0BE5C'],
    teal: ['#D9ECE8', '#153735', '#0E5A58', '#78CFC6'],
    grey: ['#E5E3E0', '#35332F', '#55524D', '#C8C5C0'],
  }).map(([name, [tint, darkTint, ink, darkInk]]) => [
    `[data-color=${name}]`,
    { '--tint': `light-dark(${tint}, ${darkTint})`, '--ink': `light-dark(${ink}, ${darkInk})` },
  ]),
);

/** Built files contain all styles, so the app doesn't recompute them. */
const isStatic = import.meta.env.PROD && !import.meta.env.SSR;

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const globalCss = {
  html: {
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    color: 'fg',
    lineHeight: '1.6',
    scrollPaddingTop: '20',
  },
  // Chakra's reset sets `break-word` on every element, so `anywhere` wouldn't inherit.
  '*': { overflowWrap: 'inherit' },
  'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
  // About 70 characters.
  p: { maxWidth: '58ch', textWrap: 'pretty' },
  // A phone with text twice its usual size: some words are wider.
  '@media (width < 18rem)': { 'html, p, h1, h2, h3, h4': { overflowWrap: 'anywhere' } },
  ...tints,
  '::selection': { bg: 'brand.subtle', color: 'brand.fg' },
  '::placeholder': { color: 'fg.subtle' },
  // Contrast themes take all backgrounds, so a state needs an outline, and an amount a system color.
  '@media (forced-colors: active)': {
    '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false]), :checked, label:has(:checked), [data-state=selected], [data-suggested=true], [data-anchor=true], [data-over]':
      { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '[data-state=right], [data-state=matched]': { outline: '4px double', outlineOffset: '-4px' },
    '[data-state=wrong]': { outline: '2px dashed', outlineOffset: '-2px' },
    'input[type=radio]': { appearance: 'auto !important' },
    '[data-fill]': { forcedColorAdjust: 'none', bg: 'Highlight !important', boxShadow: 'none !important' },
    '[data-fill=part]': { bg: 'Canvas !important', outline: '1px solid CanvasText', outlineOffset: '-1px' },
    '[data-level]': { forcedColorAdjust: 'none' },
    '[role=switch]': {
      forcedColorAdjust: 'none',
      bg: 'ButtonFace !important',
      borderColor: 'ButtonText !important',
      _before: { bg: 'ButtonText !important' },
    },
    '[role=switch][aria-checked=true]': {
      bg: 'Highlight !important',
      _before: { bg: 'HighlightText !important' },
    },
  },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '*, ::before, ::after, ::backdrop': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      transitionDelay: '0ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

export const config = defineConfig({
  preflight: !isStatic,
  cssVarsPrefix: 'c',
  conditions: {
    // As Chakra's, but not below `aria-disabled`.
    hover: [
      '@media (hover: hover)',
      '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])',
    ],
    active:
      '&:is(:active, [data-active]):not(:disabled, [data-disabled], [aria-disabled=true], [data-state=open])',
  },
  ...(!isStatic && { globalCss }),
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      fade: { from: { opacity: 0 } },
      shake: {
        '25%': { transform: 'translateX(-4px)' },
        '75%': { transform: 'translateX(4px)' },
      },
    },
    tokens: {
      spacing,
      sizes: {
        ...spacing,
        full: { value: '100%' },
        page: { value: '72rem' },
        prose: { value: '42rem' },
      },
      radii: {
        sm: { value: '6px' },
        md: { value: '10px' },
        lg: { value: '16px' },
        xl: { value: '24px' },
        full: { value: '999px' },
      },
      fonts: {
        heading: {
          value: "Alegreya, 'Camino Georgia', 'Camino Noto', 'Camino Times', 'Camino DejaVu', serif",
        },
        body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" },
        mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
      },
      durations: { fast: { value: '120ms' }, moderate: { value: '220ms' } },
      easings: { standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
      zIndex: {
        sticky: { value: 10 },
        menu: { value: 20 },
        overlay: { value: 30 },
        toast: { value: 40 },
      },
      colors: {
        bg: {
          DEFAULT: tone('#FBF6EC', '#1A1512'),
          panel: tone('#FFFDF8', '#241D19'),
          subtle: tone('#F5ECDC', '#2D2520'),
          muted: tone('#EADDC7', '#3B312A'),
        },
        fg: {
          DEFAULT: tone('#2A2019', '#F6ECDF'),
          muted: tone('#5E4F43', '#CDBDAA'),
          subtle: tone('#6E5D4F', '#B3A18E'),
        },
        border: {
          DEFAULT: tone('#E3D6C0', '#40362E'),
          control: tone('#8F7C66', '#8C7A6A'),
        },
        focus: tone('#0F6664', '#78CFC6'),
        brand: {
          subtle: tone('#F9E1D4', '#46281B'),
          fg: tone('#9F3A1F', '#F2A080'),
          solid: tone('#B0452A', '#E58A66'),
          strong: tone('#953719', '#F2A080'),
          contrast: tone('#FFFFFF', '#2A130A'),
        },
        accent: {
          subtle: tone('#D9ECE8', '#153735'),
          fg: tone('#0E5A58', '#78CFC6'),
          solid: tone('#0F6664', '#5CBDB5'),
          deep: tone('#0F6664', '#1D4D4A'),
          contrast: tone('#FFFFFF', '#06211F'),
        },
        gold: {
          subtle: tone('#FBE7B8', '#402D0E'),
          fg: tone('#7A4E00', '#F0BE5C'),
          solid: tone('#E5A823', '#F0BE5C'),
        },
        danger: {
          subtle: tone('#FBDDE6', '#4A1526'),
          fg: tone('#A01240', '#FF9DB4'),
          solid: tone('#B3184A', '#E8728C'),
          strong: tone('#96103B', '#FF9DB4'),
          contrast: tone('#FFFFFF', '#2A0410'),
        },
        success: {
          subtle: tone('#E1EFDA', '#22331D'),
          fg: tone('#2C6428', '#94CF8C'),
          solid: tone('#2F7030', '#83C27B'),
        },
      },
      shadows: {
        card: {
          value: '0 1px 2px light-dark(#4A2F1A14, #00000066), 0 4px 12px light-dark(#4A2F1A0F, #00000000)',
        },
        raised: {
          value: '0 2px 4px light-dark(#4A2F1A1A, #00000066), 0 10px 28px light-dark(#4A2F1A1F, #00000066)',
        },
        overlay: {
          value: '0 4px 8px light-dark(#4A2F1A1F, #00000080), 0 24px 56px light-dark(#4A2F1A33, #00000099)',
        },
      },
    },
    textStyles: {
      display: style('heading', 'clamp(2.625rem, 1.75rem + 3.6vw, 4.25rem)', 1.02, '-0.012em'),
      title: style('heading', 'clamp(2rem, 1.7rem + 1.3vw, 2.75rem)', 1.1, '-0.008em'),
      heading: style('heading', 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', 1.2),
      subheading: style('heading', '1.3125rem', 1.25),
      word: style('heading', '1.75rem', 1.15),
      wordLarge: style('heading', 'clamp(2.25rem, 1.6rem + 2.9vw, 3.5rem)', 1.1),
      lead: style('body', '1.1875rem', 1.6),
      body: style('body', '1rem', 1.6),
      small: style('body', '0.875rem', 1.5),
      tiny: style('body', '0.8125rem', 1.45),
    },
  },
});

const made = createSystem(defaultBaseConfig, config);

/** Treats `translate` as an attribute, not as the style property. */
export const plain = {
  ...made,
  isValidProperty: (name: string) => name !== 'translate' && made.isValidProperty(name),
};

/** Camino's look: clay, teal and saffron on warm paper, on charcoal in dark mode. */
export const system = memoized({ ...plain, ...(isStatic && { _global: [] }) });

function tone(light: string, dark: string) {
  return { value: `light-dark(${light}, ${dark})` };
}

function style(
  fontFamily: 'heading' | 'body',
  fontSize: string,
  lineHeight: number,
  letterSpacing = 'normal',
) {
  const isHeading = fontFamily === 'heading';
  return {
    value: {
      fontFamily,
      fontSize,
      letterSpacing,
      lineHeight: String(lineHeight),
      fontWeight: isHeading ? '700' : '400',
      fontVariantNumeric: isHeading ? 'lining-nums' : 'normal',
    },
  };
}
