import type { LearnerEmit } from '#machines/learning/activity.types.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRuntime, RuntimeContext, type Runtime } from '../../src/runtime/runtime.ts';
import { ListenerContext } from '../../src/runtime/use-emits.ts';
import { createStyleCache } from '../../src/theme/style-cache.ts';
import { system } from '../../src/theme/theme.ts';

/** A runtime with a fixed seed and time; `prepare` injects actors, inputs and the clock. */
export function testRuntime(
  prepare?: Runtime['prepare'],
  now: Runtime['now'] = () => Date.parse('2026-11-03T12:00Z'),
): Runtime {
  const runtime = createRuntime();
  return { ...runtime, prepare: prepare ?? runtime.prepare, newSeed: () => 7, now };
}

interface Props {
  runtime?: Runtime;
  /** Receives what flows emit about the learner. */
  listen?: (emitted: LearnerEmit) => void;
  children: ReactNode;
}

export function Stage({ runtime = plain, listen = ignore, children }: Props) {
  return (
    <RuntimeContext value={runtime}>
      <ListenerContext value={listen}>
        <CacheProvider value={styles}>
          <ChakraProvider value={system}>{children}</ChakraProvider>
        </CacheProvider>
      </ListenerContext>
    </RuntimeContext>
  );
}

const styles = createStyleCache();
const plain = testRuntime();
const ignore = () => undefined;
