import type { diagramViewerMachine } from '#machines/diagram-viewer.machine.ts';
import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { IconButton } from '../ui/Button.tsx';
import { useDiagramGestures } from './useDiagramGestures.ts';

type Viewer = ActorRefFrom<typeof diagramViewerMachine>;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    minHeight: '22rem',
    height: { base: '60dvh', lg: 'full' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'clip',
    '& > [data-part=canvas]': {
      position: 'absolute',
      inset: '0',
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
      '& > div': { width: 'max-content', transformOrigin: '0 0' },
    },
    '& > [data-part=tools]': {
      position: 'absolute',
      insetBlockEnd: '2',
      insetInlineEnd: '2',
      display: 'flex',
      alignItems: 'center',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'full',
      boxShadow: 'card',
      '& > output': {
        minWidth: '3.25rem',
        textAlign: 'center',
        textStyle: 'tiny',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    _print: {
      height: 'full',
      border: 'none',
      overflow: 'visible',
      '& > [data-part=tools]': { display: 'none' },
      '& > [data-part=canvas]': { overflow: 'visible' },
      '& > [data-part=canvas] > div': { transform: 'none !important', width: 'full', height: 'full' },
    },
  },
});

/** The window through which a diagram is seen. */
export function DiagramFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const canvas = useRef<HTMLDivElement>(null);
  useDiagramGestures(canvas, viewer);
  return (
    <Frame>
      <div data-part="canvas" ref={canvas}>
        <Moved viewer={viewer}>{children}</Moved>
      </div>
      <div data-part="tools" role="group" aria-label="Size of the diagram">
        <IconButton label="Zoom out" onClick={() => viewer.send({ type: 'view.zoomed', factor: 0.8 })}>
          <ZoomOut aria-hidden />
        </IconButton>
        <Percentage viewer={viewer} />
        <IconButton label="Zoom in" onClick={() => viewer.send({ type: 'view.zoomed', factor: 1.25 })}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label="Fit to the window" onClick={() => viewer.send({ type: 'view.fitted' })}>
          <Maximize aria-hidden />
        </IconButton>
      </div>
    </Frame>
  );
}

/** Moves what it holds, which is not drawn again for that. */
function Moved({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { x, y, scale } = useSelector(viewer, (state) => state.context.view);
  return <div style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>{children}</div>;
}

function Percentage({ viewer }: { viewer: Viewer }) {
  const percent = useSelector(viewer, (state) => Math.round(100 * state.context.view.scale));
  return <output>{percent} %</output>;
}
