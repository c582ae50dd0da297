import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { FONT_FACES } from './diagram-font.ts';
import { Legend } from './Legend.tsx';
import { Wording } from './Wording.tsx';
import { useDiagramGestures } from './use-diagram-gestures.ts';

type Viewer = ActorRefFrom<typeof diagramViewerMachine>;

const Viewport = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: '2',
    minWidth: '0',
    minHeight: '0',
    '& > [data-part=canvas]': {
      position: 'relative',
      height: { base: '52dvh', lg: 'auto' },
      scrollMarginTop: '20',
      scrollMarginBottom: { base: '36dvh', lg: '0' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      overflow: 'clip',
      touchAction: 'none',
      cursor: 'grab',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      '&[data-dragging]': {
        cursor: 'grabbing',
        '& > div': { willChange: 'transform' },
        '& g': { cursor: 'grabbing' },
      },
      '& > div': { position: 'absolute', top: '0', left: '0', transformOrigin: '0 0' },
    },
    '& > [data-part=foot]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      '& > ul': { flexBasis: 'full' },
    },
    '& [data-part=status]': { textStyle: 'small', color: 'fg.muted', paddingInlineStart: '2' },
    '& [data-part=tools]': {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      '& > output[aria-label]': {
        minWidth: '3.25rem',
        textAlign: 'center',
        textStyle: 'tiny',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    _print: {
      display: 'block',
      height: 'full',
      '& > [data-part=foot]': { display: 'none' },
      '& > [data-part=canvas]': { height: 'full', bg: 'transparent', border: 'none', borderRadius: '0' },
      '& > [data-part=canvas] > div': { transform: 'none !important', width: 'full', height: 'full' },
    },
  },
});

interface Props {
  viewer: Viewer;
  /** Whether a path is being stepped through. */
  isStepping?: boolean;
  /** Shown without plain-English labels. */
  wordless?: string | undefined;
  children: ReactNode;
}

export function DiagramViewport({ viewer, isStepping = false, wordless, children }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  useDiagramGestures(canvas, viewer);
  const selected = useSelector(viewer, (state) => state.context.selected);
  const isInWords = useSelector(viewer, (state) => state.matches({ ready: { labels: 'words' } }));
  useEffect(() => {
    if (selected !== null || isStepping) canvas.current?.scrollIntoView({ block: 'nearest' });
  }, [selected, isStepping]);
  return (
    <Viewport>
      <style href="diagram-font" precedence="default">
        {FONT_FACES}
      </style>
      <div data-part="canvas" translate="no" ref={canvas}>
        <Moved viewer={viewer}>{children}</Moved>
      </div>
      <div data-part="foot">
        <Wording viewer={viewer} wordless={wordless} />
        <div data-part="tools" role="group" aria-label="Size of the diagram">
          <IconButton label="Zoom out" onClick={() => viewer.send({ type: 'view.zoomed', factor: 0.8 })}>
            <ZoomOut aria-hidden />
          </IconButton>
          <Percentage viewer={viewer} />
          <IconButton label="Zoom in" onClick={() => viewer.send({ type: 'view.zoomed', factor: 1.25 })}>
            <ZoomIn aria-hidden />
          </IconButton>
          <Button size="sm" variant="outline" onClick={() => viewer.send({ type: 'view.fitted' })}>
            Whole diagram
          </Button>
        </div>
        <Legend isInWords={isInWords} />
      </div>
    </Viewport>
  );
}

/** Moves its children without rerendering them. */
function Moved({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { x, y, scale } = useSelector(viewer, (state) => state.context.view);
  return <div style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>{children}</div>;
}

function Percentage({ viewer }: { viewer: Viewer }) {
  const percent = useSelector(viewer, (state) => Math.round(100 * state.context.view.scale));
  return <output aria-label="Scale">{percent} %</output>;
}
