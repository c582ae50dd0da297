import { chakra } from '@chakra-ui/react/styled-system';

const Track = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
    '&::-webkit-progress-bar': { bg: 'bg.muted' },
    '&::-webkit-progress-value': { bg: 'accent.solid', transition: 'width 220ms' },
    '&::-moz-progress-bar': { bg: 'accent.solid' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      border: '1px solid CanvasText',
      '&::-webkit-progress-bar': { bg: 'Canvas' },
      '&::-webkit-progress-value': { bg: 'Highlight' },
      '&::-moz-progress-bar': { bg: 'Highlight' },
    },
  },
});

/** `value` runs from 0 to `max`. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return <Track aria-label={label} value={value} max={max} />;
}
