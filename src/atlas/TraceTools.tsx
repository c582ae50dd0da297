import { CompareDesk } from './CompareDesk.tsx';
import { ForkDesk } from './ForkDesk.tsx';
import type { DeskProps } from './ReplayDesk.tsx';

/** What can be done with an open trace: both in one file, so that a page loads what they share once. */
export function TraceTool({ tool, ...props }: DeskProps & { tool: 'compare' | 'fork' }) {
  return tool === 'compare' ? <CompareDesk {...props} /> : <ForkDesk {...props} />;
}
