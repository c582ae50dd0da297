import type { plainEnglishMachine } from '#machines/atlas/plain-english.machine.ts';
import { causesOf, whatIf } from '#machines/inspect/what-if.ts';
import { stateSentence, titleIn, type FlowText } from '#machines/inspect/words.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { NativeSelect, type SelectGroup } from '../ui/form/NativeSelect.tsx';

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > :is(h3, output)': { gridColumn: '1 / -1' },
    '& > h3': { fontWeight: '700' },
    '& > output': {
      display: 'grid',
      gap: '2',
      minHeight: '1.6em',
      maxWidth: 'prose',
      '& > p': { textWrap: 'pretty' },
      '& > [data-part=note]': { color: 'fg.muted' },
    },
  },
});

interface Props {
  english: ActorRefFrom<typeof plainEnglishMachine>;
  flowText: FlowText;
}

export function WhatIf({ english, flowText }: Props) {
  const state = useSelector(english, ({ context }) => context.state);
  const cause = useSelector(english, ({ context }) => context.cause);
  const causes = useMemo(() => groupsOf(flowText), [flowText]);
  return (
    <Box role="group" aria-labelledby="what-if">
      <h3 id="what-if">What if, in a state, something happens?</h3>
      <NativeSelect
        label="State"
        hint={state !== null && stateSentence(flowText, state)}
        value={state ?? ''}
        options={[
          { value: '', label: 'Choose a state' },
          ...flowText.states
            .filter(({ kind, parent }) => kind !== 'history' && parent !== null)
            .map(({ id }) => ({ value: id, label: titleIn(flowText, id) })),
        ]}
        onChange={(value) => english.send({ type: 'state.chosen', state: value })}
      />
      <NativeSelect
        label="Event"
        value={cause ?? ''}
        options={[{ value: '', label: 'Choose what happens' }, ...causes]}
        onChange={(value) => english.send({ type: 'cause.chosen', cause: value })}
      />
      <output>
        {state !== null && cause !== null && <Answer flowText={flowText} state={state} cause={cause} />}
        {(state === null || cause === null) && <p data-part="note">Choose both to see the result.</p>}
      </output>
    </Box>
  );
}

function Answer({ flowText, state, cause }: { flowText: FlowText; state: string; cause: string }) {
  const { sentences, others } = whatIf(flowText, state, cause);
  const parts = others.filter(({ isPart }) => isPart);
  const beside = others.filter(({ isPart }) => !isPart);
  return (
    <>
      {parts.map(({ id, title, sentences: answers }) => (
        <p key={id}>
          In “{title}”: {answers.join(' ')}
        </p>
      ))}
      <p>
        {parts.length > 0 && 'Else: '}
        {sentences.join(' ')}
      </p>
      {beside.map(({ id, title, sentence, sentences: answers }) => (
        <p key={id}>
          At the same time, in “{title}” ({sentence}): {answers.join(' ')}
        </p>
      ))}
    </>
  );
}

function groupsOf(flowText: FlowText): SelectGroup[] {
  const causes = causesOf(flowText);
  return groups
    .map(({ label, kinds }) => ({
      label,
      options: causes
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ key, text }) => ({ value: key, label: text })),
    }))
    .filter(({ options }) => options.length > 0);
}

const groups: readonly { label: string; kinds: readonly string[] }[] = [
  { label: 'Events', kinds: ['event'] },
  { label: 'Time passes', kinds: ['after'] },
  { label: 'Work in the background ends', kinds: ['done', 'error'] },
];
