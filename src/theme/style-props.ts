import { defineConditions, type SystemConfig } from '@chakra-ui/react/styled-system';

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const lengths = (sign: 1 | -1) => steps.map((step) => [sign * step, `${(sign * step) / 4}rem`] as const);
/** Lengths by step. They are no tokens, each of which costs start-up time and a variable in every page. */
export const spacing = Object.fromEntries([...lengths(1), ...lengths(-1)]);
export const sizes = { ...Object.fromEntries(lengths(1)), full: '100%', page: '72rem', prose: '42rem' };

/** The CSS properties that take certain values, or tokens of a category, each with Chakra's short name after a colon. */
const properties = [
  [
    spacing,
    `margin:m marginTop:mt marginBottom:mb marginInline:mx marginBlock:my marginInlineStart:ms
    marginInlineEnd:me padding:p paddingTop:pt paddingBottom:pb paddingInline:px paddingBlock:py
    paddingInlineStart:ps paddingInlineEnd:pe paddingBlockStart gap rowGap:gapY columnGap:gapX inset top
    right bottom left insetInline:insetX insetBlock:insetY insetInlineStart:insetStart
    insetInlineEnd:insetEnd scrollMarginTop scrollPaddingTop`,
  ],
  [sizes, `width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH flexBasis`],
  [
    'colors',
    `background:bg color fill stroke borderColor borderTopColor borderInlineStartColor accentColor
    textDecorationColor`,
  ],
  ['radii', `borderRadius:rounded borderTopLeftRadius borderTopRightRadius`],
  ['shadows', `boxShadow:shadow`],
  ['fonts', `fontFamily`],
  ['durations', `transitionDuration transitionDelay animationDuration animationDelay`],
  ['easings', `transitionTimingFunction`],
  ['zIndex', `zIndex`],
  [
    undefined,
    `backgroundImage:bgImage backgroundSize:bgSize backgroundPosition:bgPos flexDirection:flexDir
    position:pos`,
  ],
] as const;

/**
 * The part of Chakra's `defaultBaseConfig` that the app uses. All of it would add 4.6 KiB to every page and, at 4× CPU,
 * 15 ms to its start. `tests/guards/style-props.test.ts` finds styles that are used but missing here, and definitions
 * that differ from Chakra's.
 */
export const utilities: NonNullable<SystemConfig['utilities']> = {
  ...Object.fromEntries(
    properties.flatMap(([values, names]) =>
      names.split(/\s+/).map((name) => {
        const [property = '', shorthand] = name.split(':');
        return [property, { values, ...(shorthand && { shorthand }) }];
      }),
    ),
  ),
  boxSize: { values: sizes, transform: (value: string) => ({ width: value, height: value }) },
  srOnly: { values: { type: 'boolean' }, transform: (isHidden: boolean) => (isHidden ? hidden : shown) },
};

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: '0',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

/** Conditions by Chakra's names, without `_dark` and `_light`: colours have both, and `color-scheme` decides. */
export const conditions = defineConditions({
  hover: [
    '@media (hover: hover)',
    '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])',
  ],
  active:
    '&:is(:active, [data-active]):not(:disabled, [data-disabled], [aria-disabled=true], [data-state=open])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
  invalid: '&:is([data-invalid], [aria-invalid=true])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  selected: '&:is([aria-selected=true], [data-selected])',
  pressed: '&:is([aria-pressed=true], [data-pressed])',
  highlighted: '&[data-highlighted]',
  open: '&:is([open], [data-open], [data-state=open])',
  currentPage: '&[aria-current=page]',
  hidden: '&:is([hidden], [data-hidden])',
  before: '&::before',
  backdrop: '&::backdrop',
  print: '@media print',
});
