import type { Scene } from '#machines/inspect/scene.ts';
import type { PlayReport } from '#machines/inspect/play.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { CacheProvider } from '@emotion/react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { inFolder } from '../paths.ts';
import { RuntimeContext } from '../runtime/runtime.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { placeAt } from './place.ts';
import { placeOf } from './places.ts';
import { ScreenRun } from './run.ts';
import type { IframeMessage, Playing, Shown } from './scene.ts';
import { keepOutOfFocus, keepSilent, letUse, stopTime } from './freeze.ts';

const PATIENCE = 8000;

/** Fonts that load after the first paint are ignored. */
const fonts = document.fonts.load('700 1em Alegreya').catch(() => undefined);
const cache = createStyleCache();
let root: Root | undefined;
let run: ScreenRun | undefined;
let sizes: ResizeObserver | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

stopTime();
keepSilent();
keepOutOfFocus(document.body);
for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => run?.open(), { capture: true });
for (const leave of ['click', 'submit']) addEventListener(leave, stayHere);
addEventListener('message', ({ source, data }: MessageEvent<Shown>) => {
  if (source === parent && source !== window) void show(data);
});
addEventListener('error', ({ error }) => {
  if (error instanceof Error) fail(error);
});
tell({ type: 'iframe.ready' });

async function show({ scene, look, play }: Shown): Promise<void> {
  try {
    await fonts;
    document.documentElement.dataset['look'] = `${look} normal`;
    letUse(document.body, play !== undefined);
    if (run?.leadsTo(scene)) {
      run.goOn(scene);
      if (play) run.moveTo(play.time);
    } else if (run?.hasToasts) location.reload();
    else mount(scene, play);
  } catch (error) {
    fail(error);
  }
}

function mount(scene: Scene, play?: Playing): void {
  const place = placeOf(scene.flow);
  if (typeof place === 'string') throw new Error(place);
  const address =
    typeof place.at === 'string'
      ? place.at
      : place.at(scene.start.kind === 'input' ? decode(scene.start.input) : undefined);
  clearTimeout(waiting);
  sizes?.disconnect();
  root?.unmount();
  const element = document.getElementById('root');
  if (!element) throw new Error('The iframe’s page is damaged.');
  location.replace(`#${address.split('#')[1] ?? ''}`);
  const settle = (states: readonly string[]) => {
    clearTimeout(waiting);
    if (own !== run) return;
    if (isMounting && play) own.moveTo(play.time);
    isMounting = false;
    void painted().then(() => {
      if (own !== run) return;
      tell({ type: 'iframe.shown', states });
    });
  };
  let isMounting = true;
  const played = play && {
    offers: play.offers,
    report: (report: PlayReport) => own === run && tell({ type: 'iframe.played', report }),
  };
  const own = new ScreenRun(scene, place, settle, played);
  run = own;
  const [here = ''] = inFolder(address).split(/[?#]/);
  root = createRoot(element, { onCaughtError: fail, onUncaughtError: fail });
  root.render(
    <CacheProvider value={cache}>
      <RuntimeContext value={own.runtime}>
        <Router
          hook={placeAt(inFolder(address), (path) => own.isHeard() && (!own.isPlayed() || path === here))}
        >
          <App />
        </Router>
      </RuntimeContext>
    </CacheProvider>,
  );
  if (place.part) keepInView(place.part);
  waiting = setTimeout(() => fail(new Error('The page doesn’t run this flow.')), PATIENCE);
}

/** Scrolls to a part of the page whenever that grows. */
function keepInView(part: string): void {
  sizes = new ResizeObserver(() => document.querySelector(part)?.scrollIntoView({ block: 'center' }));
  sizes.observe(document.body);
}

function fail(error: unknown): void {
  run = undefined;
  clearTimeout(waiting);
  const message = error instanceof Error ? error.message : String(error);
  tell({ type: 'iframe.failed', message: message.slice(0, 500) });
}

function tell(message: IframeMessage): void {
  parent.postMessage(message, '*');
}

/** Links to other pages and forms lead nowhere: the iframe has this page only. */
function stayHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (event.type === 'submit' || (link && !link.getAttribute('href')?.startsWith('#')))
    event.preventDefault();
}

/** Hidden iframes seldom paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
