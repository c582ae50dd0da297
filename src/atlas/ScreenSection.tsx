import type { screenViewMachine, ScreenLook, ScreenWidth } from '#machines/atlas/screen-view.machine.ts';
import type { Scene } from '#machines/inspect/scene.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSubscription } from '../runtime/use-subscription.ts';
import { placeOf } from '../screen/places.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { PanelSection } from './SideColumn.tsx';
import { ScreenIframe, type FreePlay } from './ScreenIframe.tsx';

interface Props {
  flow: string;
  view: ActorRefFrom<typeof screenViewMachine>;
  scene: Scene | null;
  title: string;
  /** Why `scene` is null. */
  missing: string;
  /** Makes the page usable. */
  play?: FreePlay | undefined;
  /** What to do with a flow that has no screen. */
  instead?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Milliseconds after the panels appear. */
const SETTLING = 1500;

const widths: readonly (readonly [ScreenWidth, string])[] = [
  ['phone', '390 px'],
  ['desktop', '1280 px'],
];
const looks: readonly (readonly [ScreenLook, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Doubles the column's width while there's a screen. Declared here to load with the screen. */
const LAYOUT = `@media (min-width: 64rem) {
  div:has(> aside:not([tabindex]) > [data-screen]) { grid-template-columns: minmax(0, 1fr) 42rem }
  aside:not([tabindex]):has(> [data-screen]) { grid-template: repeat(7, auto) 1fr / 20rem minmax(0, 1fr) }
  aside:not([tabindex]) > [data-screen] { grid-area: 1 / 2 / span 8; position: sticky; top: 0; align-self: start }
  aside:not([tabindex]) > [data-screen=desktop] { grid-area: 1 / 1 / auto / -1; position: static }
}
@media (min-width: 80rem) {
  div:has(> aside[tabindex] > [data-screen=desktop]) { grid-template-columns: minmax(0, 1fr) 38rem 15rem }
}
@media (max-width: 63.99rem) {
  [data-screen] { scroll-margin-bottom: 37dvh }
  div:has([data-sheet]) [data-screen=phone] [data-part=screen] > :has(> iframe) { max-width: calc((63dvh - 9rem) * 390 / 700) }
  div:has(> aside [data-sheet]) { padding-bottom: 37dvh }
  div:has([data-sheet=play]) [data-screen] [role=group] { display: none }
  div:has([data-sheet=play]) [data-screen=phone] [data-part=screen] > :has(> iframe) { margin-inline: auto; max-width: calc((70dvh - 9.75rem) * 390 / 700) }
}
[data-screen] > [data-part=screen] { display: grid; gap: 0.5rem }
[data-screen] [role=group] { gap: 0 }
[data-screen] [role=group] > button { padding-inline: 0.75rem }`;

/** The real page in the selected or played state. */
export function ScreenSection({ flow, view, instead, ref, ...shown }: Props) {
  const isVisible = useSelector(view, (state) => state.hasTag('visible'));
  const isClosed = useSelector(view, (state) => state.matches('closed'));
  const isLoading = useSelector(view, (state) => state.matches('loading'));
  const hasFailed = useSelector(view, (state) => state.matches('failed'));
  const width = useSelector(view, (state) => state.context.width);
  const place = placeOf(flow);
  const hasScreen = typeof place !== 'string';
  return (
    <PanelSection ref={ref} aria-label="Screen" {...(isVisible && { 'data-screen': width })}>
      <div data-part="row">
        <h2>The learner’s screen</h2>
        {hasScreen && (
          <Button
            size="sm"
            variant="outline"
            aria-label={isClosed ? 'Show the screen' : 'Close the screen'}
            onClick={() => view.send({ type: isClosed ? 'screen.opened' : 'screen.closed' })}
          >
            {isClosed ? 'Show' : 'Close'}
          </Button>
        )}
      </div>
      {!hasScreen && (
        <p data-part="note">
          {place} {instead}
        </p>
      )}
      {hasScreen && isClosed && (
        <p data-part="note">
          The real page in the state that you choose, play or watch. You can use it, too.
        </p>
      )}
      {isLoading && <StatusLine>Loading...</StatusLine>}
      {hasFailed && (
        <>
          <StatusLine tone="error">The screens couldn’t be loaded.</StatusLine>
          <Button size="sm" onClick={() => view.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      {isVisible && <style>{LAYOUT}</style>}
      {hasScreen && <VisibleScreen view={view} {...shown} />}
    </PanelSection>
  );
}

/** Preloads the iframe and keeps it when closed, so that screens appear at once. */
function VisibleScreen({ view, scene, title, missing, play }: Omit<Props, 'flow' | 'instead' | 'ref'>) {
  useSubscription<void>(awaitQuiet, () => view.send({ type: 'page.settled' }));
  const hasScenes = useSelector(view, (state) => state.context.scenes !== null);
  const isVisible = useSelector(view, (state) => state.hasTag('visible'));
  const width = useSelector(view, (state) => state.context.width);
  const look = useSelector(view, (state) => state.context.look);
  const problem = useSelector(view, (state) => state.context.problem);
  const isBroken = useSelector(view, (state) => state.matches({ open: 'broken' }));
  const isSilent = useSelector(view, (state) => state.matches({ open: 'silent' }));
  const trouble = isBroken ? `The page couldn’t be shown. ${problem}` : 'The page doesn’t answer.';
  const cover = scene === null ? <p>{missing}</p> : (isBroken || isSilent) && <p role="alert">{trouble}</p>;
  if (!hasScenes) return null;
  return (
    <div hidden={!isVisible} data-part="screen">
      <div data-part="row" role="group" aria-label="Width and look">
        {widths.map(([value, label]) => (
          <Choice
            key={value}
            isChosen={value === width}
            onChoose={() => view.send({ type: 'width.chosen', width: value })}
          >
            {label}
          </Choice>
        ))}
        {looks.map(([value, label]) => (
          <Choice
            key={value}
            isChosen={value === look}
            onChoose={() => view.send({ type: 'look.chosen', look: value })}
          >
            {label}
          </Choice>
        ))}
      </div>
      <ScreenIframe view={view} scene={scene} title={`Screen: ${title}`} cover={cover} play={play} />
      <p data-part="note">{title}</p>
    </div>
  );
}

function awaitQuiet(listener: () => void): () => void {
  const timer = setTimeout(listener, SETTLING);
  return () => clearTimeout(timer);
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button size="sm" variant={isChosen ? 'outline' : 'ghost'} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </Button>
  );
}
