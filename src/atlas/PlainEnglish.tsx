import { plainEnglishMachine } from '#machines/atlas/plain-english.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { loadText } from '../actors/atlas/flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { EmitTable } from './EmitTable.tsx';
import { FlowTable } from './FlowTable.tsx';
import { WhatIf } from './WhatIf.tsx';

const plainEnglish = wire(plainEnglishMachine, { loadText });

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    marginTop: '6',
    '& > h2': { textStyle: 'subheading' },
    '& > output': { justifyContent: 'start', textAlign: 'start' },
    _print: { display: 'none' },
  },
});

interface Props {
  flow: string;
  onSeek: (id: string) => void;
}

/** A flow for non-programmers: answers to questions, and a table of everything. */
export function PlainEnglish({ flow, onSeek }: Props) {
  const english = useFlow(plainEnglish, { flow });
  const flowText = useSelector(english, (state) => state.context.flowText);
  const hasFailed = useSelector(english, (state) => state.matches('failed'));
  return (
    <Section aria-labelledby="plain-english">
      <h2 id="plain-english">In plain English</h2>
      {hasFailed && (
        <>
          <StatusLine tone="error">The words couldn’t be loaded.</StatusLine>
          <Button size="sm" justifySelf="start" onClick={() => english.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      {!flowText && !hasFailed && <BusyScreen label="Loading..." />}
      {flowText && (
        <>
          <WhatIf english={english} flowText={flowText} />
          <FlowTable flowText={flowText} onSeek={onSeek} />
          <h2 id="emits">Emits</h2>
          <EmitTable flowText={flowText} />
        </>
      )}
    </Section>
  );
}
