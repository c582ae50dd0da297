import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const Choices = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { fontSize: '0.9375rem', fontWeight: '600', marginBottom: '2' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(9rem, 1fr))' },
      gap: { base: '2', sm: '3' },
    },
    // Three, four or five options leave no gap in a row.
    '& > div:has(> :nth-child(3):last-child)': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    },
    '& > div:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    '& > div:has(> :nth-child(5):last-child)': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
      '& > *': { gridColumn: { sm: 'span 2' } },
      '& > :nth-child(n + 4)': { gridColumn: { sm: 'span 3' } },
    },
    '& label': {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': {
        bg: 'accent.subtle',
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle', bg: 'bg.subtle' },
      '& > :is(span, small)': { paddingInlineEnd: '7' },
      '& > span': { fontWeight: '600' },
      '& > small': { fontSize: '0.875rem', color: 'fg.muted' },
      '&:has(:checked) > small': { color: 'accent.fg' },
    },
    '& input': {
      appearance: 'none',
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlock: '0',
      marginBlock: 'auto',
      width: '5',
      height: '5',
      borderRadius: 'full',
      border: '2px solid {colors.border.control}',
      cursor: 'inherit',
      outline: 'none',
      _checked: {
        borderColor: 'accent.solid',
        bg: 'accent.solid',
        boxShadow: 'inset 0 0 0 3px {colors.accent.subtle}',
      },
    },
  },
});

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface Props<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly Option<Value>[];
  value: NoInfer<Value> | null;
  onChange: (value: Value) => void;
}

export function ChoiceCards<Value extends string>({ legend, name, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <Choices>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`${id}${name}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
          </label>
        ))}
      </div>
    </Choices>
  );
}
