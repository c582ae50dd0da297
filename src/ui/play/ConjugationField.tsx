import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { controlStyle } from '../base/control.ts';
import { Letters, type LetterPair } from './Letters.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { inSpanish } from '../base/languages.ts';

const Field = chakra('div', {
  base: {
    minWidth: '0',
    '& > label': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      overflowWrap: 'anywhere',
      fontSize: '0.9375rem',
      fontWeight: '600',
      marginBottom: '1',
    },
    '& > label > small': {
      fontSize: '0.875rem',
      fontWeight: '400',
      color: 'fg.muted',
    },
    '& > div': { position: 'relative' },
    '& > div > svg': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '4',
      marginBlock: 'auto',
      width: '1.25rem',
      height: '1.25rem',
    },
    '&[data-state=right] > div': { color: 'success.fg' },
    '&[data-state=wrong] > div': { color: 'danger.fg' },
  },
});
const Input = chakra('input', {
  base: {
    ...controlStyle,
    fontSize: '1.125rem',
    scrollMarginTop: '5.5rem',
    '&[data-first]': { scrollMarginTop: '13rem' },
    '&:read-only': { paddingInlineEnd: '12', cursor: 'default' },
    '[data-state=right] &': { bg: 'success.subtle', borderColor: 'success.solid', color: 'success.fg' },
    '[data-state=wrong] &': { color: 'transparent', forcedColorAdjust: 'none' },
  },
});
const Correction = chakra('p', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '4',
    insetInlineEnd: '12',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: '2.5',
    fontSize: '1.125rem',
    lineHeight: '1.2',
    color: 'fg',
    pointerEvents: 'none',
    '& > [data-part=typed]:empty': { display: 'none' },
    '& > [data-part=typed]:not(:empty) + span::before': {
      content: '"→ "',
      color: 'fg.muted',
    },
    '& del': { color: 'danger.fg', bg: 'danger.subtle', textDecorationThickness: '2px' },
    '& strong': { color: 'success.fg', fontWeight: '600' },
    '& ins': {
      bg: 'success.subtle',
      fontWeight: '800',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '2px',
    },
  },
});

interface FieldProps {
  label: string;
  /** The label in English. */
  gloss: string;
  value: string;
  /** On the first field: the id of the verb's description. */
  describedBy?: string | undefined;
  isLast: boolean;
  correction: readonly LetterPair[] | null;
  onChange: (value: string) => void;
}

/** The first field of a new verb takes focus; locked fields are read-only. */
export function ConjugationField(props: FieldProps) {
  const { label, gloss, value, describedBy, isLast, correction, onChange } = props;
  const id = useId();
  const isRight = correction?.every(({ mark }) => mark === 'right') ?? false;
  return (
    <Field data-state={correction ? (isRight ? 'right' : 'wrong') : 'open'}>
      <label htmlFor={id}>
        <span {...inSpanish}>{label}</span>
        <small translate="no">{gloss}</small>
      </label>
      <div>
        <Input
          id={id}
          ref={describedBy ? takeFocus : undefined}
          data-first={describedBy && ''}
          {...inSpanish}
          value={value}
          readOnly={correction !== null}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={correction ? 'go' : isLast ? 'done' : 'next'}
          aria-invalid={correction && !isRight ? true : undefined}
          aria-describedby={[describedBy, `${id}-correction`].filter(Boolean).join(' ')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {correction && (isRight ? <Check aria-hidden /> : <X aria-hidden />)}
        <Correction id={`${id}-correction`}>
          {correction && isRight && <VisuallyHidden>Right</VisuallyHidden>}
          {correction && !isRight && <Letters pairs={correction} {...inSpanish} />}
        </Correction>
      </div>
    </Field>
  );
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
