import { createActor, fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { fetchChunk } from './Chunk.tsx';

/** An actor that also loads the chunk which shows what it brings. Rejects if either cannot be loaded. */
export function withChunk<Output, Input extends NonReducibleUnknown>(
  load: () => Promise<unknown>,
  logic: PromiseActorLogic<Output, Input>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input }) => {
    const [output, chunk] = await Promise.all([outputOf(logic, input), fetchChunk(load)]);
    if (!chunk) throw new Error('A part of the page could not be loaded.');
    return output;
  });
}

function outputOf<Output, Input extends NonReducibleUnknown>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const actor = createActor(logic, { input });
    actor.subscribe({ complete: () => resolve(actor.getSnapshot().output as Output), error: reject });
    actor.start();
  });
}
