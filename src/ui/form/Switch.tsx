import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    minHeight: '12',
    textAlign: 'start',
    '& label': { fontWeight: '600', paddingBlock: '2.5', cursor: 'pointer' },
    '& > div': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > p': { gridColumn: '1', textStyle: 'small', color: 'fg.muted', marginTop: '-2', paddingBottom: '2' },
    '& > button': {
      gridColumn: '2',
      gridRow: '1',
      position: 'relative',
      width: '12',
      height: '7',
      borderRadius: 'full',
      bg: 'bg.muted',
      border: '2px solid {colors.border.control}',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0.1875rem',
        marginBlock: 'auto',
        width: '1.125rem',
        height: '1.125rem',
        borderRadius: 'full',
        bg: 'border.control',
        transitionProperty: 'transform, background-color',
        transitionDuration: 'fast',
      },
      _checked: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { bg: 'accent.contrast', transform: 'translateX(1.25rem)' },
      },
      _disabled: { cursor: 'not-allowed', opacity: '0.5' },
      // Room for a finger.
      _after: { content: '""', position: 'absolute', inset: '-2.5' },
    },
    '&:has(> button:disabled) :is(label, p)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

/** Texts may have Spanish in «». */
interface Props {
  label: string;
  description?: string;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, description, hint, isOn, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    <Row>
      <div>
        <label htmlFor={id} id={`${id}-label`}>
          <Bilingual text={label} />
        </label>
        {hint}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        disabled={isDisabled}
        aria-describedby={description && `${id}-description`}
        onClick={() => onChange(!isOn)}
      />
      {description && (
        <p id={`${id}-description`}>
          <Bilingual text={description} />
        </p>
      )}
    </Row>
  );
}
