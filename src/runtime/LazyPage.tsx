import type { ComponentType } from 'react';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Chunk } from './Chunk.tsx';

/** A page or part of one, in a chunk of its own. */
export function LazyPage({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  return (
    <Chunk load={load} fallback={<BusyScreen label="Loading..." />}>
      {({ default: Page }) => <Page />}
    </Chunk>
  );
}
