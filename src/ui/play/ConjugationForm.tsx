import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { AccentKeys } from '../form/AccentKeys.tsx';
import { SIDEWAYS } from '../base/phone.ts';
import { Button } from '../base/Button.tsx';
import { singleClick } from '../base/single-click.ts';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

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
      '& > button': { flexGrow: { base: '1', sm: '0' }, minWidth: 'min(13rem, 100%)' },
      '& > output': {
        flex: '1 1 14rem',
        justifyContent: 'flex-start',
        textAlign: 'start',
        order: { sm: '1' },
      },
    },
    // All of a verb's fields are higher than a phone.
    '@media (width < 48rem) and (height > 37.5rem)': {
      '& > footer': {
        position: 'sticky',
        bottom: '0',
        zIndex: '2',
        margin: { base: '-4', sm: '-6' },
        padding: { base: '4', sm: '6' },
        paddingBlock: '3',
        bg: 'bg.panel',
        borderBottomRadius: 'xl',
      },
      '& input': { scrollMarginBottom: '9rem' },
    },
    [SIDEWAYS]: {
      '&&': {
        display: 'grid',
        gridTemplateColumns: 'minmax(11rem, 1fr) minmax(0, 3fr)',
        gridTemplateRows: 'auto auto 1fr',
        alignItems: 'start',
        gap: '2',
        columnGap: '5',
        marginTop: '1',
        marginBottom: '0',
        padding: '3',
      },
      '&& > header h2': { textStyle: 'heading' },
      '&& > fieldset': { position: 'static', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '&& > [data-part=forms]': {
        gridColumn: '2',
        gridRow: '1 / -1',
        gap: '1',
        columnGap: '4',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoFlow: 'column',
      },
      '&& > footer > button': { minWidth: '0' },
    },
  },
});

interface FormProps {
  tense: ReactNode;
  verb: string;
  /** Id of the heading with tense and verb, which describes the first field. */
  headingId: string;
  meaning: string;
  count: number;
  isLocked: boolean;
  status: ReactNode;
  children: ReactNode;
  /** Called by the button and by Enter in the last field; once locked, in any field. */
  onSubmit: () => void;
}

/** Enter moves to the next field; accent keys type into the field focused last. */
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
          <h2 {...inSpanish}>{verb}</h2>
        </div>
        <p translate="no">{typeset(meaning)}</p>
      </header>
      <AccentKeys
        isDisabled={isLocked}
        fieldOf={() => (last.current?.isConnected ? last.current : fieldsOf(form.current)[0])}
      />
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
