import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

const Chips = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { fontSize: '0.9375rem', fontWeight: '600', marginBottom: '2' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
        md: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
      },
      gap: '2',
    },
    // The last of two columns fills its row.
    '@media (width < 30rem)': { '& label:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '12',
      paddingInline: '3',
      paddingBlock: '1.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontWeight: '600',
      lineHeight: '1.2',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': {
        bg: 'accent.subtle',
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        _hover: { bg: 'accent.subtle' },
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '& > svg': {
        display: { base: 'none', sm: 'block' },
        width: '1.25rem',
        height: '1.25rem',
        strokeWidth: '1.75',
      },
      '& small': { display: 'block', fontWeight: '400', fontSize: '0.8125rem', color: 'fg.muted' },
      '&:has(:checked) small': { color: 'accent.fg' },
    },
    '& [data-part=box]': {
      display: 'grid',
      placeItems: 'center',
      width: '5',
      height: '5',
      border: '2px solid {colors.border.control}',
      borderRadius: 'sm',
      color: 'transparent',
      '& > svg': { width: '0.875rem', height: '0.875rem', strokeWidth: '3.5' },
    },
    '& input': {
      appearance: 'none',
      gridArea: '1 / 1',
      width: '5',
      height: '5',
      outline: 'none',
      cursor: 'inherit',
    },
    '& input + [data-part=box]': { gridArea: '1 / 1', pointerEvents: 'none' },
    '& input:not(:checked) + [data-part=box] > svg': { visibility: 'hidden' },
    '& input:checked + [data-part=box]': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
    },
  },
});

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint: string;
  icon?: ReactNode;
}

interface Props<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Checkboxes that look like chips. */
export function PickChips<Value extends string>({ legend, options, chosen, onToggle }: Props<Value>) {
  return (
    <Chips>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, hint, icon }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span data-part="box">
              <Check aria-hidden />
            </span>
            <span>
              {label}
              <small>{hint}</small>
            </span>
            {icon}
          </label>
        ))}
      </div>
    </Chips>
  );
}
