import { chakra } from '@chakra-ui/react/styled-system';
import { inSpanish } from '../base/languages.ts';

const accents = ['á', 'é', 'í', 'ó', 'ú', 'ñ', 'ü'];

const Accents = chakra('fieldset', {
  base: {
    'form > &': { flex: { md: '0 0 auto' } },
    position: 'sticky',
    top: '4.5rem',
    zIndex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(7, minmax(0, 1fr))', md: 'repeat(7, 2.75rem)' },
    gap: '1',
    minWidth: '0',
    padding: '1',
    bg: 'bg.subtle',
    borderRadius: 'md',
    '@media (pointer: coarse)': { gap: '0', padding: '0' },
    '@media (width < 24rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&:has(:disabled)': { position: 'static' },
    '& > button': {
      minHeight: '11',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'sm',
      fontSize: '1.125rem',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { borderColor: 'accent.solid', color: 'accent.fg' },
      _active: { bg: 'accent.subtle' },
      _disabled: { color: 'fg.subtle', bg: 'transparent', cursor: 'default' },
    },
  },
});

interface Props {
  isDisabled?: boolean;
  /** The field to type into. */
  fieldOf: () => HTMLInputElement | null | undefined;
}

/** Inserts letters that English keyboards lack at the cursor. */
export function AccentKeys({ isDisabled = false, fieldOf }: Props) {
  const insert = (letter: string) => {
    const field = fieldOf();
    if (!field) return;
    field.focus();
    field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Accents aria-label="Accents">
      {accents.map((letter) => (
        <button
          key={letter}
          type="button"
          {...inSpanish}
          disabled={isDisabled}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(letter)}
        >
          {letter}
        </button>
      ))}
    </Accents>
  );
}
