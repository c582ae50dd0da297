import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { ClozeText } from '../base/ClozeText.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

const BLANK = '___';

const Frame = chakra('div', {
  base: {
    flexShrink: '0',
    marginTop: { base: '2', md: '4' },
    padding: { base: '4', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& h2': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& p': { marginTop: '2', lineHeight: '1.65', overflowWrap: 'anywhere' },
    '& p strong': { color: 'accent.fg' },
    '& > h2 + *': { marginTop: '2' },
  },
});

const Scroller = chakra('div', { base: { maxHeight: { base: '27dvh', md: '34dvh' }, overflowY: 'auto' } });

const Again = chakra('section', {
  base: {
    maxWidth: 'prose',
    marginInline: 'auto',
    marginTop: '8',
    '& > h2': { textStyle: 'subheading', marginBottom: '3' },
    '& > details': {
      marginTop: '3',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
    },
    '& summary': { minHeight: '11', alignContent: 'center', fontWeight: '600', cursor: 'pointer' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '3',
      paddingBlock: '2',
    },
    '& p': { lineHeight: '1.65' },
    '& strong': { color: 'accent.fg' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});

interface Line {
  speaker?: string;
  spanish: string;
  english: string;
}

interface Props {
  /** What the text is. */
  title: string;
  lines: readonly Line[];
}

interface AgainProps {
  passages: readonly Props[];
  /** The control that plays a line. */
  renderAudio: (spanish: string) => ReactNode;
}

/** What a text is, above its questions: the text itself, or the controls that play it. */
export function PassagePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame ref={show}>
      <h2>{typeset(title)}</h2>
      {children}
    </Frame>
  );
}

/** A text that scrolls if it's long, so that its question stays on the screen. */
export function PassageText({ title, lines }: Props) {
  return (
    <Scroller role="region" aria-label={title} tabIndex={0}>
      {lines.map((line) => (
        <SpokenLine key={line.spanish} {...line} />
      ))}
    </Scroller>
  );
}

/** Texts to read and hear again with their translation. */
export function PassagesAgain({ passages, renderAudio }: AgainProps) {
  const id = useId();
  if (passages.length === 0) return null;
  return (
    <Again aria-labelledby={id}>
      <h2 id={id}>The texts</h2>
      {passages.map(({ title, lines }) => (
        <details key={title}>
          <summary>{typeset(title)}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line.spanish}>
                <div>
                  <SpokenLine {...line} />
                  <small>{typeset(line.english)}</small>
                </div>
                {renderAudio(line.spanish)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Again>
  );
}

/** The page may have been scrolled to the last question on another text. */
function show(frame: HTMLElement | null): void {
  frame?.scrollIntoView({ block: 'nearest' });
}

function SpokenLine({ speaker, spanish }: Omit<Line, 'english'>) {
  return (
    <p {...inSpanish}>
      {speaker && <strong>{speaker}: </strong>}
      <ClozeText text={typeset(spanish)} blank={BLANK} />
    </p>
  );
}
