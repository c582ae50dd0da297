import { chakra } from '@chakra-ui/react';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { singleClick } from './singleClick.ts';

const accents = ['á', 'é', 'í', 'ó', 'ú', 'ñ', 'ü'];

const Frame = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: { base: '4', md: '5' },
    maxWidth: '52rem',
    marginTop: '4',
    marginInline: 'auto',
    marginBottom: { base: '20', md: '0' },
    padding: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > *': { flex: '1 1 100%' },
    '& > header': { flex: { md: '1 1 14rem' } },
    '& > header > div > p': { textStyle: 'small', fontWeight: '600', color: 'accent.fg' },
    '& > header h2': { textStyle: 'wordLarge' },
    '& > header > p': { color: 'fg.muted' },
    '& > [data-part=forms]': {
      display: 'grid',
      gap: { base: '3', md: '4' },
      columnGap: { md: '8' },
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      gridAutoFlow: { md: 'column' },
    },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '2', md: '5' },
      '& > button': { flexGrow: { base: '1', sm: '0' }, minWidth: '11rem' },
      '& > output': {
        flex: '1 1 14rem',
        justifyContent: 'flex-start',
        textAlign: 'start',
        order: { sm: '1' },
      },
    },
  },
});

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

interface FormProps {
  tense: ReactNode;
  verb: string;
  /** Id of the heading with tense and verb, which describes the first field. */
  headingId: string;
  meaning: string;
  /** How many fields there are; they stand in two columns where there is room. */
  count: number;
  isLocked: boolean;
  status: ReactNode;
  children: ReactNode;
  /** The button, or Enter in the last field; once the fields are locked, Enter in any of them. */
  onSubmit: () => void;
}

/** The table of a verb. Enter moves on; the accents write into the field that had the focus last. */
export function ConjugationForm(props: FormProps) {
  const { tense, verb, headingId, meaning, count, isLocked, status, children, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLInputElement>(null);

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) last.current = target;
  };
  const moveOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.repeat) event.preventDefault();
    const fields = fieldsOf(form.current);
    const next = fields[fields.findIndex((field) => field === event.target) + 1];
    if (!next || isLocked || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    next.focus();
  };
  const insert = (letter: string) => {
    const field = last.current?.isConnected ? last.current : fieldsOf(form.current)[0];
    if (!field) return;
    field.focus();
    field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <Frame
      ref={form}
      noValidate
      onFocus={remember}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header>
        <div id={headingId}>
          <p>{tense}</p>
          <h2 lang="es">{verb}</h2>
        </div>
        <p>{meaning}</p>
      </header>
      <Accents aria-label="Accents">
        {accents.map((letter) => (
          <button
            key={letter}
            type="button"
            lang="es"
            disabled={isLocked}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(letter)}
          >
            {letter}
          </button>
        ))}
      </Accents>
      <div data-part="forms" style={{ gridTemplateRows: `repeat(${Math.ceil(count / 2)}, auto)` }}>
        {children}
      </div>
      <footer>
        {status}
        <Button type="submit" size="lg" onClick={singleClick()}>
          {isLocked ? 'Next Verb' : 'Check Answers'}
        </Button>
      </footer>
    </Frame>
  );
}

function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll('input') ?? [])];
}
