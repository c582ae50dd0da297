import type { coverageMachine } from '#machines/atlas/coverage.machine.ts';
import { MAX_FILES } from '#machines/atlas/coverage.rules.ts';
import type { Counted, FlowCoverage, TraceUses } from '#machines/inspect/coverage.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { chosenFile } from './use-offered-files.ts';

const Sources = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    '& dt': { fontWeight: '600' },
    '& dd': { color: 'fg.muted', textWrap: 'pretty' },
  },
});

const Broken = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    maxHeight: '14rem',
    overflowY: 'auto',
    '& > li': { overflowWrap: 'anywhere' },
    '& strong': { fontWeight: '600' },
  },
});

interface Props {
  proof: ActorRefFrom<typeof coverageMachine>;
  coverage: FlowCoverage;
  dropped: TraceUses;
}

/** Where the figures come from and when they were counted; takes more traces. */
export function CoverageSources({ proof, coverage: { browser, traces, mutants }, dropped }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useSelector(proof, (state) => state.context.waiting.length);
  const isUncounted = useSelector(proof, (state) => state.matches({ ready: 'uncounted' }));
  const areTooMany = useSelector(proof, (state) => state.matches({ ready: 'tooMany' }));
  const problem = isUncounted
    ? 'The files could not be counted. Check your connection and drop them again.'
    : areTooMany && `Drop ${MAX_FILES.toLocaleString('en')} files at most at once.`;
  const hasDropped = dropped.traces + dropped.others + dropped.broken.length > 0;
  return (
    <>
      <Sources>
        <div>
          <dt>Paths</dt>
          <dd>Counted whenever the flow is generated, so they are of this version.</dd>
        </div>
        <div>
          <dt>Browser</dt>
          <dd>{browser ? browserText(browser) : 'Not counted for this flow.'}</dd>
        </div>
        <div>
          <dt>Traces</dt>
          <dd>
            {count(traces?.of ?? 0, 'trace')} of this flow in the repository. {droppedText(dropped)}
          </dd>
        </div>
        <div>
          <dt>Mutants</dt>
          <dd>{mutants ? mutantsText(mutants) : 'Not counted for this flow.'}</dd>
        </div>
      </Sources>
      <p data-part="note">
        Drop traces anywhere on this page, hundreds at once, to count what they take, too. They stay on this
        device and are forgotten when you leave the page.
      </p>
      <div data-part="row">
        <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
          Add traces
        </Button>
        {hasDropped && (
          <Button size="sm" variant="ghost" onClick={() => proof.send({ type: 'files.forgotten' })}>
            Forget them
          </Button>
        )}
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,application/json"
          aria-label="Trace files"
          hidden
          onChange={({ currentTarget }) => {
            proof.send({
              type: 'files.offered',
              files: Array.from(currentTarget.files ?? [], chosenFile),
            });
            currentTarget.value = '';
          }}
        />
      </div>
      <StatusLine tone={problem ? 'error' : 'neutral'}>
        {problem || (waiting > 0 ? `Counting ${count(waiting, 'file')}...` : hasDropped && 'Counted.')}
      </StatusLine>
      <Unsound title={`${count(dropped.broken.length, 'file')} could not be read`} items={dropped.broken} />
      <Unsound
        title={`${count(dropped.diverging.length, 'trace')} no longer replayed to the end`}
        items={dropped.diverging.map(({ name, steps }) => ({
          name,
          why: `The flow does something else by now. Counted: ${count(steps, 'step')} before that.`,
        }))}
      />
    </>
  );
}

function Unsound({ title, items }: { title: string; items: readonly { name: string; why: string }[] }) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <Broken>
        {items.map(({ name, why }, index) => (
          <li key={index}>
            <strong>{name}</strong>: {why}
          </li>
        ))}
      </Broken>
    </details>
  );
}

function browserText({ of, at, date, isInferred }: Counted): string {
  const inferred = isInferred
    ? ' This flow tells no transitions, since private data pass through it. They are inferred from its states, where only one is possible.'
    : '';
  return `${count(of, 'file')} of browser tests run this flow, counted at ${at} (${date}).${inferred}`;
}

function mutantsText({ of, at, date, uses }: Counted): string {
  const near = of === 0 ? '' : ` ${nearText(of, Object.keys(uses).length)}`;
  return `${of === 0 ? 'No living mutant' : count(of, 'living mutant')} in this flow and its rules, counted at ${at} (${date}).${near}`;
}

function nearText(of: number, near: number): string {
  if (near === 0) return of === 1 ? 'It is near no transition.' : 'They are near no transition.';
  return 'One may be near several transitions, those that use the same rule, or near none.';
}

function droppedText({ traces, others }: TraceUses): string {
  const own = traces > 0 && `${count(traces, 'trace')} added.`;
  const rest = others > 0 && `${count(others, 'trace')} of other flows left out.`;
  return [own, rest].filter(Boolean).join(' ');
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
