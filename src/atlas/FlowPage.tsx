import { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useRef } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { Chunk, usePrefetch } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { useLoggedPath } from '../runtime/use-logged-path.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { DiagramPage } from './DiagramPage.ts';
import { flowParts, plainEnglish } from './flow-parts.ts';
import {
  storeWording,
  loadPicture,
  loadInWords,
  loadScenes,
  prefersWords,
  savePicture,
} from '../actors/atlas/flows.ts';
import { savePlay } from '../actors/atlas/traces.ts';
import { placeOf } from '../screen/places.ts';
import { Workspace } from './Workspace.tsx';

const changedWorkspace = () => import('./ChangedWorkspace.tsx');
const diagramViewer = wire(diagramViewerMachine, { loadPicture, loadInWords, storeWording });
const freePlay = wire(freePlayMachine, { saveTrace: savePlay });
const screenView = wire(screenViewMachine, { loadScenes });

/** Seen only while it has the focus. */
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    padding: '2',
    bg: 'bg.panel',
    textDecoration: 'underline',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  },
});

export default function FlowPage() {
  const { machine } = useParams<{ machine: string }>();
  return <Flow key={machine} flow={machine} />;
}

function Flow({ flow }: { flow: string }) {
  const address = new URLSearchParams(useSearch());
  const since = address.get('since');
  const viewer = useFlow(diagramViewer, { flow, prefersWords: prefersWords(), at: address.get('at') });
  const play = useFlow(freePlay, { flow });
  const screen = useFlow(screenView, { flow });
  usePrefetch(flowParts);
  const page = useRef<HTMLDivElement>(null);
  const picture = useSelector(viewer, (state) => state.context.picture);
  const isMissing = useSelector(viewer, (state) => state.matches('missing'));
  const hasFailed = useSelector(viewer, (state) => state.matches('failed'));
  if (isMissing) return <Missing flow={flow} />;
  if (hasFailed) {
    return (
      <ErrorScreen title="The diagram couldn’t be loaded" text="Check your connection and try again.">
        <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
        <Button variant="outline" asChild>
          <Link href={paths.flows()}>All flows</Link>
        </Button>
      </ErrorScreen>
    );
  }
  if (!picture) return <BusyScreen label="Loading..." />;
  const place = placeOf(flow);
  return (
    <DiagramPage ref={page}>
      <SkipLink href="#plain-english">Skip to the table in plain English</SkipLink>
      <header>
        <Breadcrumbs
          items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: picture.title }]}
          renderLink={(href, label) => <Link href={href}>{label}</Link>}
        />
        <div>
          <PageHeading text={picture.title} />
          <p>{picture.summary}</p>
          {typeof place === 'string' && <p>{place} So there’s no page to play; try its events instead.</p>}
        </div>
        <Actions
          picture={picture}
          place={place}
          drawing={() => page.current?.querySelector<SVGSVGElement>('svg[role=group]') ?? null}
          onPlay={() => {
            screen.send({ type: 'screen.opened' });
            play.send({ type: 'play.requested' });
          }}
        />
      </header>
      {since ? (
        <Chunk load={changedWorkspace}>
          {({ ChangedWorkspace }) => (
            <ChangedWorkspace key={since} viewer={viewer} picture={picture} since={since} />
          )}
        </Chunk>
      ) : (
        <Workspace viewer={viewer} picture={picture} play={play} screen={screen} />
      )}
      <FlowInPlainEnglish viewer={viewer} flow={flow} />
    </DiagramPage>
  );
}

interface ActionsProps {
  picture: Picture;
  place: ReturnType<typeof placeOf>;
  drawing: () => SVGSVGElement | null;
  onPlay: () => void;
}

function Actions({ picture, place, drawing, onPlay }: ActionsProps) {
  const save = async (format: 'svg' | 'png') => {
    const source = drawing();
    if (!source) return;
    const { pictureFile } = await import('./export-picture.ts');
    savePicture(`${picture.id}.${format}`, await pictureFile(source, format));
  };
  return (
    <div data-part="actions">
      {typeof place === 'string' ? (
        <Button size="sm" asChild>
          <a href="#plain-english">Try events</a>
        </Button>
      ) : (
        <Button size="sm" onClick={onPlay}>
          <Play aria-hidden /> Play this flow
        </Button>
      )}
      <Button size="sm" variant="outline" asChild>
        <Link href={paths.flowReplay()}>Replay a trace</Link>
      </Button>
      <Button size="sm" variant="outline" onClick={() => void save('svg')}>
        <Download aria-hidden /> SVG
      </Button>
      <Button size="sm" variant="outline" onClick={() => void save('png')}>
        <Download aria-hidden /> PNG
      </Button>
      <Button size="sm" variant="outline" onClick={() => print()}>
        <Printer aria-hidden /> Print
      </Button>
    </div>
  );
}

function Missing({ flow }: { flow: string }) {
  useLoggedPath();
  return (
    <ErrorScreen title="No such flow" text={`No flow of Camino is called “${flow.slice(0, 60)}”.`}>
      <Button asChild>
        <Link href={paths.flows()}>All flows</Link>
      </Button>
    </ErrorScreen>
  );
}

interface PlainEnglishProps {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  flow: string;
}

/** In plain English, below the diagram. */
function FlowInPlainEnglish({ viewer, flow }: PlainEnglishProps) {
  const seek = useCallback((id: string) => viewer.send({ type: 'part.requested', id }), [viewer]);
  return (
    <Chunk load={plainEnglish}>{({ PlainEnglish }) => <PlainEnglish flow={flow} onSeek={seek} />}</Chunk>
  );
}
