import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { matchesOf, nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import type { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import { questionPlaces } from '#machines/atlas/questions.ts';
import { indexOf, search } from '#machines/atlas/search.rules.ts';
import { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import type { plainEnglishMachine } from '#machines/atlas/plain-english.machine.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Route } from 'wouter';
import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import { useFlow } from '../../src/runtime/use-flow.ts';
import FlowPage from '../../src/atlas/FlowPage.tsx';
import FlowsPage from '../../src/atlas/FlowsPage.tsx';
import { FlowTable } from '../../src/atlas/FlowTable.tsx';
import { LivePanel } from '../../src/atlas/LivePanel.tsx';
import { PathsPanel } from '../../src/atlas/PathsPanel.tsx';
import { PlayPanel } from '../../src/atlas/PlayPanel.tsx';
import { PlainEnglish } from '../../src/atlas/PlainEnglish.tsx';
import { paths } from '../../src/paths.ts';
import viewerModel from '../machines/models/diagram-viewer.ts';
import atlasModel from '../machines/models/flow-atlas.ts';
import freePlayModel from '../machines/models/free-play.ts';
import liveModel from '../machines/models/live-view.ts';
import playerModel from '../machines/models/path-player.ts';
import englishModel from '../machines/models/plain-english.ts';
import { testPage } from '../support/pages.ts';
import { lampScenes, lampText } from '../support/picture-fixture.ts';
import { lampScene } from '../support/play-fixture.ts';
import { Stage } from '../support/stage.tsx';
import { loadPaths, storeSwitch, watchLive } from '../../src/actors/atlas/flows.ts';
import { savePlay } from '../../src/actors/atlas/traces.ts';
import { wire } from '../../src/runtime/wire.ts';

const pathPlayer = wire(pathPlayerMachine, { loadPaths });
const freePlay = wire(freePlayMachine, { saveTrace: savePlay });
const liveView = wire(liveViewMachine, { storeSwitch, watchLive });

// Preloads chunks, so that the first test doesn't wait for Vite to compile them.
beforeAll(async () => {
  await import('../../src/atlas/SidePanels.tsx');
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = async ({ query }: { query: string }) =>
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: query } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

testPage('Flow atlas', {
  model: atlasModel,
  page: <FlowsPage />,
  gestures: { 'query.changed': fill, 'load.retried': () => press('Try again') },
  see: (snapshot: SnapshotFrom<typeof flowAtlasMachine>) => {
    if (snapshot.matches('failed')) screen.getByRole('heading', { name: 'The flows couldn’t be loaded' });
    if (!snapshot.matches('ready')) return;
    const { entries, query, places } = snapshot.context;
    const titles = [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
    expect(titles).toEqual(query === '' ? entries.map(({ title }) => title) : []);
    const counts = [...document.querySelectorAll('article dl')].map(
      ({ textContent }) => /comments?(\d+)/.exec(textContent)?.[1],
    );
    expect(counts).toEqual(query === '' ? entries.map(({ comments }) => comments?.toString()) : []);
    if (query === '') return;
    const found = screen.getByRole('region', { name: 'Found' });
    const links = within(found).queryAllByRole('link');
    const known = snapshot.matches({ ready: 'searchable' }) ? [...questionPlaces(), ...places] : [];
    const hits = search(
      indexOf(known, () => false),
      query,
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(hits.map(({ place }) => place.sentence));
    if (snapshot.matches({ ready: 'unsearchable' }))
      within(found).getByText('The search couldn’t be loaded.');
    if (snapshot.matches({ ready: 'searchable' }) && hits.length === 0)
      within(found).getByText(/^Nothing matches/);
  },
});

testPage('Diagram viewer', {
  model: viewerModel,
  page: (
    <Route path={paths.flow(':machine')}>
      <FlowPage />
    </Route>
  ),
  location: (input) => paths.flow('lamp', (input as { at: string | null }).at),
  gestures: {
    'load.retried': () => press('Try again'),
    'part.pointed': ({ id }: { id: string | null }) =>
      fireEvent.pointerOver(id === null ? drawing() : part(id)),
    'part.selected': ({ id }: { id: string }) => fireEvent.click(part(id)),
    'part.requested': ({ id }: { id: string }) => act(() => part(id).focus()),
    'selection.cleared': () => fireEvent.keyDown(drawing(), { key: 'Escape' }),
    'query.changed': fill,
    'match.advanced': async () => fireEvent.submit(await screen.findByRole('searchbox')),
    'words.chosen': () => press('Words'),
    'names.chosen': () => press('Names'),
    'view.zoomed': ({ factor }: { factor: number }) => press(factor > 1 ? 'Zoom in' : 'Zoom out'),
    'view.panned': ({ x, y }: { x: number; y: number }) => {
      fireEvent.pointerDown(drawing(), { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(drawing(), { pointerId: 1, clientX: x, clientY: y });
      fireEvent.pointerUp(drawing(), { pointerId: 1 });
      fireEvent.click(drawing());
    },
    'view.fitted': () => press('Whole diagram'),
    'viewport.measured': (size: { width: number; height: number }) => act(() => resize(size)),
  },
  see: (snapshot: SnapshotFrom<typeof diagramViewerMachine>) => {
    if (snapshot.matches('missing')) screen.getByRole('heading', { name: 'No such flow' });
    if (snapshot.matches('failed')) screen.getByRole('heading', { name: 'The diagram couldn’t be loaded' });
    const { picture, drawn, selected, pointed, query, view } = snapshot.context;
    if (!picture || !drawn) return;
    const isInWords = snapshot.matches({ ready: { labels: 'words' } });
    const texts = [...drawing().querySelectorAll('[data-part=transition] > text')].map(
      (one) => one.textContent,
    );
    expect(texts).toEqual(
      drawn.transitions.filter(({ box }) => box).map(({ label }) => label.replaceAll('\n', ' ')),
    );
    const switched = within(screen.getByRole('group', { name: 'Labels of the diagram' }));
    expect(switched.queryByRole('button', { name: 'Names', pressed: true }) === null).toBe(
      !snapshot.matches({ ready: { labels: 'names' } }),
    );
    expect(screen.queryByText('Labels: what happens, and on which condition') !== null).toBe(isInWords);
    expect(switched.queryByText('Not loaded. Try again.') !== null).toBe(
      snapshot.matches({ ready: { labels: 'failed' } }),
    );
    const matched = [...document.querySelectorAll('[data-matched]')].map((one) =>
      one.getAttribute('data-id'),
    );
    const matches = matchesOf(picture, query);
    expect(new Set(matched)).toEqual(new Set(matches.map(({ id }) => id)));
    const marked = document.querySelector('[data-selected]')?.getAttribute('data-id') ?? null;
    expect(marked).toBe(selected);
    const shown = pointed ?? selected;
    const details = screen.getByRole('region', { name: 'Details' });
    const label = picture.transitions.find(({ id }) => id === shown)?.label;
    if (shown === null) within(details).getByText(/^Point at a state/);
    else expect(details.textContent).toContain(label === undefined ? nameOf(picture, shown) : plain(label));
    const transform = drawing().parentElement?.style.transform;
    expect(transform).toBe(`translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  },
});

testPage('Path player', {
  model: playerModel,
  page: <Player />,
  gestures: {
    'paths.opened': () => press('Show paths'),
    'paths.closed': () => press('Close'),
    'load.retried': () => press('Try again'),
    'list.extended': () => press(/^Show all/),
    'list.shortened': () => press(/^Show only/),
    'path.chosen': ({ path }: { path: number }) =>
      fireEvent.change(screen.getByRole('combobox'), { target: { value: String(path) } }),
    'path.left': () => press('Back to the list of paths'),
    'step.chosen': ({ position }: { position: number }) =>
      fireEvent.click(within(screen.getByRole('list')).getAllByRole('button')[position] ?? document.body),
    'step.advanced': () => press('Next step'),
    'step.returned': () => press('Previous step'),
    'play.started': () => press('Play'),
    'play.paused': () => press('Pause'),
    'speed.chosen': ({ speed }: { speed: number }) => press(`Speed ${speed} times`),
  },
  see: (snapshot: SnapshotFrom<typeof pathPlayerMachine>) => {
    const { paths: all, steps, position } = snapshot.context;
    if (snapshot.matches('failed')) screen.getByText('The paths couldn’t be loaded.');
    if (snapshot.matches('listing')) {
      const options = within(screen.getByRole('combobox')).getAllByRole('option');
      expect(options.length - 1).toBe(
        snapshot.matches({ listing: 'all' }) ? all.ends.length : all.greedy.length,
      );
    }
    if (!snapshot.matches('stepping')) return;
    const { event = '' } = steps[position] ?? {};
    screen.getByText(`Step ${position} of ${steps.length - 1}: ${all.clauses[event]}`);
    expect(document.querySelectorAll('[aria-current=step]').length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause' }) !== null).toBe(snapshot.hasTag('playing'));
  },
});

testPage('Free play', {
  model: freePlayModel,
  page: <Played />,
  gestures: {
    'play.requested': () => act(() => played.current?.send({ type: 'play.requested' })),
    'play.started': () => press('Play from here'),
    'play.ended': () => press('End'),
    'play.restarted': () => press('To the start'),
    'page.reported': (event: EventFrom<typeof freePlayMachine>) => act(() => played.current?.send(event)),
    'offer.chosen': ({ index }: { index: number }) => choose('What happens next', String(index)),
    'event.sent': () => press('Let it happen'),
    'step.returned': () => press('Back'),
    'step.advanced': () => press('Forward'),
    'step.chosen': ({ position }: { position: number }) =>
      fireEvent.click(within(screen.getByRole('list')).getAllByRole('button')[position] ?? document.body),
    'time.stepped': () => press('End the delay'),
    'time.started': () => press('Run the clock'),
    'time.paused': () => press('Stop the clock'),
    'trace.requested': () => press('Save as trace'),
  },
  see: (snapshot: SnapshotFrom<typeof freePlayMachine>) => {
    const panel = within(screen.getByRole('region', { name: 'Free play' }));
    const { events, position, report, time } = snapshot.context;
    if (!snapshot.hasTag('playing')) {
      panel.getByText('Makes the page usable, from the state it shows.');
      return;
    }
    panel.getByText(`Step ${position} of ${events.length}`);
    expect(panel.getByRole('list').querySelector('[aria-current]')?.textContent).toBe(
      position === 0 ? 'It starts' : 'The lamp is pressed',
    );
    expect(panel.queryByText('The trace couldn’t be saved. Try again.') !== null).toBe(
      snapshot.matches({ playing: { file: 'failed' } }),
    );
    expect(panel.queryByRole('button', { name: 'Stop the clock' }) !== null).toBe(snapshot.hasTag('running'));
    panel.getByText(
      time === 1 ? /^1 second on the clock/ : new RegExp(`^${time / 1000} seconds on the clock`),
    );
    if (report?.timers.length === 0) panel.getByText(/Nothing waits for time\.$/);
    const offered = panel.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(
      report ? ['Choose an event', 'The lamp is pressed: by: “Ana”'] : ['Nothing can happen here'],
    );
  },
});

testPage('Live view', {
  model: liveModel,
  page: <Live />,
  gestures: {
    'live.switchedOn': () => fireEvent.click(liveSwitch()),
    'live.switchedOff': () => fireEvent.click(liveSwitch()),
    'run.chosen': ({ run }: { run: string | null }) => choose('Follow', run ?? ''),
  },
  see: (snapshot: SnapshotFrom<typeof liveViewMachine>) => {
    const isOn = liveSwitch().textContent === 'Switch off';
    expect(isOn).toBe(snapshot.hasTag('on'));
    if (snapshot.matches('refused')) screen.getByText(/stores no data/);
    const { runs, followed } = snapshot.context;
    if (!snapshot.matches({ on: 'following' })) return;
    const shown = runs.find(({ last }) => last.run === followed) ?? runs[0];
    const events = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual(shown?.log);
  },
});

testPage('Plain English', {
  model: englishModel,
  page: <PlainEnglish flow="lamp" onSeek={() => undefined} />,
  gestures: {
    'load.retried': () => press('Try again'),
    'state.chosen': ({ state }: { state: string }) => choose('State', state),
    'cause.chosen': ({ cause }: { cause: string }) => choose('Event', cause),
  },
  see: (snapshot: SnapshotFrom<typeof plainEnglishMachine>) => {
    if (snapshot.matches('failed')) screen.getByText('The words couldn’t be loaded.');
    const { flowText, state, cause } = snapshot.context;
    if (!flowText) return;
    const table = screen.getByRole('table', { name: 'In plain English' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'OffShowIt is dark.',
      'When dust settlesSneeze.',
      'When the lamp is pressedGo to “On”.',
      'OnShowThe lamp gives light. In the background: glowing.',
      'When glowing failsSay that it stays dark, then go to “Off”.',
    ]);
    const answers: Record<string, string> = {
      'lamp.off': 'Go to “On”.',
      'lamp.on': 'Nothing happens.',
    };
    within(screen.getByRole('status')).getByText(
      (state !== null && cause !== null && answers[state]) || /^Choose both/,
    );
  },
});

test('a state of the table is shown in the diagram', () => {
  const sought: string[] = [];
  render(
    <Stage>
      <FlowTable flowText={lampText} onSeek={(id) => sought.push(id)} />
    </Stage>,
  );
  press('Show On in the diagram');
  expect(sought).toEqual(['lamp.on']);
  cleanup();
});

function Player() {
  return <PathsPanel player={useFlow(pathPlayer, { flow: 'lamp' })} />;
}

const played: { current?: ActorRefFrom<typeof freePlayMachine> } = {};

function Played() {
  const play = useFlow(freePlay, { flow: 'lamp' });
  useLayoutEffect(() => {
    played.current = play;
  }, [play]);
  return (
    <PlayPanel
      play={play}
      scenes={lampScenes}
      scene={lampScene}
      onBegin={(scene) => play.send({ type: 'play.started', scene })}
    />
  );
}

function Live() {
  return <LivePanel live={useFlow(liveView, { flow: 'lamp', isSwitchedOn: false })} />;
}

function liveSwitch(): HTMLElement {
  return screen.getByRole('button', { name: /^Switch (on|off) watching other tabs$/ });
}

function drawing(): Element {
  return screen.getByRole('group', { name: 'Diagram of Lamp' });
}

function part(id: string): SVGElement {
  const found = drawing().querySelector<SVGElement>(`[data-id="${id}"]`);
  if (!found) throw new Error(`The diagram shows no ${id}.`);
  return found;
}

let resize: (size: { width: number; height: number }) => void = () => undefined;

globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    resize = (size) => callback([{ contentRect: size } as ResizeObserverEntry], this);
  }
  observe(): void {
    // The test reports sizes itself.
  }
  unobserve(): void {
    // No-op.
  }
  disconnect(): void {
    // No-op.
  }
};
