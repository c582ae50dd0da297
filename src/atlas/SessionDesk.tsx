import type { sessionPlayerMachine } from '#machines/atlas/session-player.machine.ts';
import { clockText, LINES, type SessionLine } from '#machines/atlas/session-player.rules.ts';
import { spanText } from '#machines/atlas/trace-player.rules.ts';
import type { PlayedFlow, SessionPlayback } from '#machines/inspect/session-playback.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { Button } from '../ui/base/Button.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { DiagramPage } from './DiagramPage.ts';
import { eventName } from './event-name.ts';

const Timeline = chakra('section', {
  base: {
    maxWidth: '60rem',
    '& > [data-part=pages]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      marginBottom: '3',
      textStyle: 'small',
      '& > h2': { fontSize: '1rem', fontWeight: '700', marginInlineEnd: 'auto' },
    },
    '& > output': { justifyContent: 'start', textAlign: 'start' },
    '& > ul': { textStyle: 'small', color: 'danger.fg', marginBottom: '4', overflowWrap: 'anywhere' },
    '& > p': { textStyle: 'small', color: 'fg.muted', marginBottom: '2' },
    '& > ol': { borderWidth: '1px', borderRadius: 'lg', bg: 'bg.panel', overflow: 'hidden' },
    '& > ol > li': { borderTopWidth: '1px', '&:first-of-type': { borderTopWidth: '0' } },
    '& > ol > li > small': {
      display: 'block',
      paddingBlock: '1',
      textAlign: 'center',
      textStyle: 'small',
      color: 'fg.muted',
      bg: 'bg.subtle',
    },
    '& > ol > li > button': {
      display: 'grid',
      gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: '4rem 11rem minmax(0, 1fr) minmax(0, 16rem)' },
      columnGap: '3',
      alignItems: 'baseline',
      width: 'full',
      minHeight: '11',
      alignContent: 'center',
      paddingInline: '4',
      paddingBlock: '1.5',
      textAlign: 'start',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[aria-current]': { bg: 'gold.subtle' },
      '& > *': { gridColumn: { base: '2', md: 'auto' } },
      '& > time': {
        gridColumn: 'auto',
        gridRow: { base: '1', md: 'auto' },
        fontVariantNumeric: 'tabular-nums',
        color: 'fg.muted',
      },
      '& > strong': { fontWeight: '600' },
      '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
      '& > code': { fontSize: '0.8125rem', color: 'fg.muted' },
    },
    '& > ol > li[data-kind=emit] > button > span': { fontStyle: 'italic', color: 'fg.muted' },
    '& > ol > li[data-divergent] > button': { boxShadow: 'inset 3px 0 0 {colors.danger.solid}' },
  },
});

interface Props {
  player: ActorRefFrom<typeof sessionPlayerMachine>;
  session: SessionPlayback;
  /** Whether the flow of a line is being opened. */
  isOpening: boolean;
  /** Why it was not, or why the session itself is no trace of one flow; empty if it was. */
  refusal: string;
}

/** What the flows of a session did, in order. A line opens its flow at that step. */
export function SessionDesk({ player, session, isOpening, refusal }: Props) {
  const { flows, rows, recordedBy } = session;
  const { fileName, lines, from, chosen } = useSelector(player, (state) => state.context);
  const canReturn = useSelector(player, (state) => state.can({ type: 'lines.returned' }));
  const canAdvance = useSelector(player, (state) => state.can({ type: 'lines.advanced' }));
  const divergent = flows.filter(({ divergence }) => divergence !== '');
  const shown = lines.slice(from, from + LINES);
  return (
    <DiagramPage>
      <header>
        <Breadcrumbs
          items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }]}
          renderLink={(href, label) => <Link href={href}>{label}</Link>}
        />
        <div>
          <PageHeading text="A session, step by step" />
          <p>
            {fileName}: {flows.length} flows, {spanText(rows.at(-1)?.at ?? 0)}, recorded by {recordedBy}.
            Choose a line to see that flow on its diagram at that step.
          </p>
        </div>
        <div data-part="actions">
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'session.closed' })}>
            Open another trace
          </Button>
        </div>
      </header>
      <Timeline aria-label="Timeline">
        <Verdicts flows={divergent} />
        <Lacks flows={flows} />
        <StatusLine tone={refusal ? 'error' : 'neutral'}>
          {isOpening ? 'Opening the flow...' : chosen >= 0 && refusal}
        </StatusLine>
        <div data-part="pages">
          <h2>
            {lines.length === 0 ? 'No lines' : `Lines ${from + 1}–${from + shown.length} of ${lines.length}`}
          </h2>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={!canReturn}
            onClick={() => player.send({ type: 'lines.returned' })}
          >
            Earlier
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={!canAdvance}
            onClick={() => player.send({ type: 'lines.advanced' })}
          >
            Later
          </Button>
        </div>
        <ol aria-label="What happened">
          {shown.map((line, index) => (
            <Line
              key={from + index}
              player={player}
              line={line}
              index={from + index}
              title={flows[line.flow]?.title ?? ''}
              isChosen={from + index === chosen}
            />
          ))}
        </ol>
      </Timeline>
    </DiagramPage>
  );
}

function Verdicts({ flows }: { flows: readonly PlayedFlow[] }) {
  if (flows.length === 0) return null;
  return (
    <ul>
      {flows.map(({ title, divergence, hasMachineChanged }, index) => (
        <li key={index}>
          {title} does otherwise now{hasMachineChanged && ' (its diagram has changed since)'}. {divergence}
        </li>
      ))}
    </ul>
  );
}

/** What the file does not hold of its flows. */
function Lacks({ flows }: { flows: readonly PlayedFlow[] }) {
  return flows.map(
    ({ title, lacks }, index) =>
      lacks && (
        <p key={index}>
          {title}: {lacks}
        </p>
      ),
  );
}

interface LineProps {
  player: Props['player'];
  line: SessionLine;
  index: number;
  title: string;
  isChosen: boolean;
}

const Line = memo(function Line({ player, line, index, title, isChosen }: LineProps) {
  const { at, kind, n, event, words, value, times, last, gap, isDivergent } = line;
  const number = times > 1 ? `${n}–${last}, ${times} times · ` : `${n} · `;
  return (
    <li data-kind={kind} {...(isDivergent && { 'data-divergent': '' })}>
      {gap && <small>{gap}</small>}
      <button
        type="button"
        ref={isChosen ? show : null}
        {...(isChosen && { 'aria-current': 'step' })}
        onClick={() => player.send({ type: 'line.chosen', line: index })}
      >
        <time>{clockText(at)}</time>
        <strong>{title}</strong>
        <span>
          {words}
          <small>
            {kind !== 'emit' && number}
            {eventName(event)}
          </small>
        </span>
        <code translate="no">
          {isDivergent && 'Differs. '}
          {value}
        </code>
      </button>
    </li>
  );
});

/** Brings the line that was left for its diagram back to where it can be seen. */
function show(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
