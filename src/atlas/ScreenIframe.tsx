import type { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import type { PlayReport } from '#machines/inspect/play.ts';
import type { Scene } from '#machines/inspect/scene.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSubscription } from '../runtime/use-subscription.ts';
import { IFRAME_PATH, type IframeMessage, type Playing, type Shown } from '../screen/scene.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';

const sizes = { phone: [390, 700], desktop: [1280, 800] } as const;

const Glass = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg',
    '& > iframe': { border: '0', transformOrigin: '0 0', transform: 'scale(var(--scale))' },
    '& > div': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      padding: '4',
      bg: 'bg',
    },
    '& > div > p': { overflowWrap: 'anywhere', textAlign: 'center' },
  },
});

interface Props {
  view: ActorRefFrom<typeof screenViewMachine>;
  /** Null shows nothing. */
  scene: Scene | null;
  title: string;
  /** Replaces an empty iframe. */
  cover: ReactNode;
  /** Makes the page usable. */
  play?: FreePlay | undefined;
}

export interface FreePlay extends Playing {
  onReport: (report: PlayReport) => void;
}

/** The real page in an iframe without an origin: no session, storage or network. */
export function ScreenIframe({ view, scene, title, cover, play }: Props) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const loads = useSelector(view, (state) => state.context.loads);
  const look = useSelector(view, (state) => state.context.look);
  const [width, height] = sizes[useSelector(view, (state) => state.context.width)];
  const isStarting = useSelector(view, (state) => state.matches({ open: 'starting' }));
  useSubscription(hearMessages, ({ source, data }) => {
    if (source !== iframe.current?.contentWindow || source === null) return;
    const message = data as IframeMessage;
    if (message.type === 'iframe.played') play?.onReport(message.report);
    else view.send(message);
  });
  const { offers, time = 0 } = play ?? {};
  const isAsking = useSelector(view, (state) => state.hasTag('asking'));
  useEffect(() => {
    if (!scene || loads === 0 || !isAsking) return;
    const shown: Shown = offers ? { scene, look, play: { offers, time } } : { scene, look };
    iframe.current?.contentWindow?.postMessage(shown, '*');
    view.send({ type: 'scene.sent' });
  }, [view, scene, look, loads, isAsking, offers, time]);
  const fit = useCallback(
    (glass: HTMLElement) => {
      const observer = new ResizeObserver(() =>
        glass.style.setProperty('--scale', `${glass.clientWidth / width}`),
      );
      observer.observe(glass);
      return () => observer.disconnect();
    },
    [width],
  );
  return (
    <Glass ref={fit} style={{ aspectRatio: `${width} / ${height}` }}>
      <iframe
        ref={iframe}
        title={title}
        src={IFRAME_PATH}
        sandbox="allow-scripts allow-forms"
        width={width}
        height={height}
      />
      {isStarting ? (
        <div>
          <BusyScreen label="Loading..." />
        </div>
      ) : (
        cover && <div>{cover}</div>
      )}
    </Glass>
  );
}

function hearMessages(listener: (message: MessageEvent<unknown>) => void): () => void {
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
