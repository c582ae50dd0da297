import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Field } from './Field.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '11',
    '& > input': { width: 'full', height: '11', accentColor: '{colors.accent.solid}', cursor: 'pointer' },
    '& > output': {
      minWidth: '4ch',
      textAlign: 'end',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface Props {
  label: string;
  hint?: string;
  min: number;
  max: number;
  value: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

export function Slider({ label, hint, min, max, value, text, onChange }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <Row>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        <output htmlFor={id} aria-hidden>
          {text}
        </output>
      </Row>
    </Field>
  );
}
