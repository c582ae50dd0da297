import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { inSpanish } from '../base/languages.ts';

const Frame = chakra('div', {
  base: {
    padding: { base: '4', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& h2': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& p': { marginTop: '2', lineHeight: '1.65', textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& p strong': { color: 'accent.fg' },
    '& p > small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& summary': { minHeight: '11', alignContent: 'center', fontWeight: '600', cursor: 'pointer' },
    '&[data-place=question]': {
      flexShrink: '0',
      marginTop: { base: '2', md: '4' },
      '& > [role=region]': { maxHeight: { base: '32dvh', md: '40dvh' }, overflowY: 'auto' },
      '& > h2 + *': { marginTop: '2' },
    },
    '&[data-place=end]': { maxWidth: 'prose', marginInline: 'auto', marginTop: '3' },
  },
});

interface Lines {
  lines: readonly { speaker?: string; spanish: string; english: string }[];
}

interface Props extends Lines {
  /** What the text is. */
  title: string;
}

/** What a text is, above its questions: the text itself, or the controls that play it. */
export function PassagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame data-place="question">
      <h2>{title}</h2>
      {children}
    </Frame>
  );
}

/** A text that scrolls if it's long, so that its question stays on the screen. */
export function PassageText({ title, lines }: Props) {
  return (
    <div role="region" aria-label={title} tabIndex={0}>
      <PassageLines lines={lines} isTranslated={false} />
    </div>
  );
}

/** A text to read again with its translation. */
export function PassageAgain({ title, lines }: Props) {
  return (
    <Frame data-place="end">
      <details>
        <summary>{title}</summary>
        <PassageLines lines={lines} isTranslated />
      </details>
    </Frame>
  );
}

function PassageLines({ lines, isTranslated }: Lines & { isTranslated: boolean }) {
  return lines.map(({ speaker, spanish, english }) => (
    <p key={spanish}>
      <span {...inSpanish}>
        {speaker && <strong>{speaker}: </strong>}
        {spanish}
      </span>
      {isTranslated && <small>{english}</small>}
    </p>
  ));
}
