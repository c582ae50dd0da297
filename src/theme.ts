import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import headingFont from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';

const spaces = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32];
const spacing = Object.fromEntries(spaces.map((step) => [step, { value: `${step / 4}rem` }]));

/** `optional`: a page that has begun in the fallback font stays in it, so that nothing moves. */
const fontFace = {
  fontFamily: 'Alegreya',
  fontWeight: '700',
  fontDisplay: 'optional',
  src: `url(${headingFont}) format('woff2')`,
};

const config = defineConfig({
  cssVarsRoot: ':root',
  cssVarsPrefix: 'c',
  preflight: true,
  conditions: {
    dark: '@media (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
    touch: '@media (pointer: coarse)',
  },
  globalCss: {
    '@font-face': fontFace,
    html: {
      colorScheme: 'light dark',
      bg: 'bg',
      color: 'fg',
      lineHeight: '1.6',
      fontFamily: 'body',
      colorPalette: 'brand',
      '--global-color-border': '{colors.border}',
      '--global-font-mono': '{fonts.mono}',
      scrollPaddingTop: '20',
      textSizeAdjust: '100%',
    },
    '::selection': { bg: 'brand.subtle', color: 'brand.fg' },
    '::placeholder': { color: 'fg.subtle' },
    ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '*, ::before, ::after, ::backdrop': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '1ms !important',
        animationDelay: '0ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
        transitionDelay: '0ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
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
      sizes: { ...spacing, full: { value: '100%' }, page: { value: '72rem' }, prose: { value: '42rem' } },
      radii: {
        sm: { value: '6px' },
        md: { value: '10px' },
        lg: { value: '16px' },
        xl: { value: '24px' },
        full: { value: '999px' },
      },
      fonts: {
        heading: { value: "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif" },
        body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" },
        mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
      },
      durations: { fast: { value: '120ms' }, moderate: { value: '220ms' } },
      easings: { standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
      zIndex: {
        sticky: { value: 10 },
        menu: { value: 20 },
        overlay: { value: 30 },
        modal: { value: 31 },
        toast: { value: 40 },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('#FBF6EC', '#1A1512'),
          panel: pair('#FFFDF8', '#241D19'),
          subtle: pair('#F5ECDC', '#2D2520'),
          muted: pair('#EADDC7', '#3B312A'),
        },
        fg: {
          DEFAULT: pair('#2A2019', '#F6ECDF'),
          muted: pair('#5E4F43', '#CDBDAA'),
          subtle: pair('#6E5D4F', '#B3A18E'),
        },
        border: {
          DEFAULT: pair('#E3D6C0', '#40362E'),
          control: pair('#8F7C66', '#8C7A6A'),
        },
        focus: pair('#0F6664', '#78CFC6'),
        brand: {
          subtle: pair('#F9E1D4', '#46281B'),
          fg: pair('#9F3A1F', '#F2A080'),
          solid: pair('#B0452A', '#E58A66'),
          strong: pair('#953719', '#F2A080'),
          contrast: pair('#FFFFFF', '#2A130A'),
        },
        accent: {
          subtle: pair('#D9ECE8', '#153735'),
          fg: pair('#0E5A58', '#78CFC6'),
          solid: pair('#0F6664', '#5CBDB5'),
          strong: pair('#0B4F4D', '#78CFC6'),
          deep: pair('#0F6664', '#1D4D4A'),
          contrast: pair('#FFFFFF', '#06211F'),
        },
        gold: {
          subtle: pair('#FBE7B8', '#402D0E'),
          fg: pair('#7A4E00', '#F0BE5C'),
          solid: pair('#E5A823', '#F0BE5C'),
        },
        danger: {
          subtle: pair('#FBDDE6', '#4A1526'),
          fg: pair('#A01240', '#FF9DB4'),
          solid: pair('#B3184A', '#E8728C'),
          strong: pair('#96103B', '#FF9DB4'),
          contrast: pair('#FFFFFF', '#2A0410'),
        },
        success: {
          subtle: pair('#E1EFDA', '#22331D'),
          fg: pair('#2C6428', '#94CF8C'),
          solid: pair('#2F7030', '#83C27B'),
        },
        green: { subtle: pair('#E1EFDA', '#22331D'), fg: pair('#2F5F26', '#A9D49A') },
        blue: { subtle: pair('#DDE9F6', '#1A2D42'), fg: pair('#1C5187', '#9BC6F0') },
        orange: { subtle: pair('#FDE4CF', '#432A19'), fg: pair('#92400B', '#F5B384') },
        yellow: { subtle: pair('#FBF0BE', '#393014'), fg: pair('#6A4F05', '#E8CF6B') },
        purple: { subtle: pair('#ECE2F6', '#33243F'), fg: pair('#63359A', '#D0B0EE') },
        red: { subtle: pair('#FBDFDB', '#44211E'), fg: pair('#9B2320', '#F6A79F') },
        pink: { subtle: pair('#FBE0EC', '#421F31'), fg: pair('#93225B', '#F4A5CC') },
        cyan: { subtle: pair('#D6EFF3', '#14343B'), fg: pair('#0B5768', '#86D3E3') },
        amber: { subtle: pair('#FBE6BB', '#3F2B0F'), fg: pair('#7A4700', '#F2BC66') },
        indigo: { subtle: pair('#E1E4F9', '#252846'), fg: pair('#393C9C', '#B5BAF8') },
      },
      shadows: {
        card: pair('0 1px 2px #4A2F1A14, 0 4px 12px #4A2F1A0F', '0 1px 2px #00000066'),
        raised: pair(
          '0 2px 4px #4A2F1A1A, 0 10px 28px #4A2F1A1F',
          '0 2px 4px #00000066, 0 10px 28px #00000066',
        ),
        overlay: pair(
          '0 4px 8px #4A2F1A1F, 0 24px 56px #4A2F1A33',
          '0 4px 8px #00000080, 0 24px 56px #00000099',
        ),
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

/** Camino's look: clay, teal and saffron on warm paper, or on charcoal where the system is dark. */
export const system = createSystem(defaultBaseConfig, config);

function pair(base: string, _dark: string) {
  return { value: { base, _dark } };
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
