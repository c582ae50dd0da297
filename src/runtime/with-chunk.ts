import {
  createActor,
  fromPromise,
  toPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import { fetchChunk } from './Chunk.tsx';

/** An actor that also loads the chunk rendering its output. Rejects if either fails. */
export function withChunk<Output, Input extends NonReducibleUnknown>(
  load: () => Promise<unknown>,
  logic: PromiseActorLogic<Output, Input>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input }) => {
    const actor = createActor(logic, { input });
    const outcome = toPromise(actor);
    actor.start();
    const [output, chunk] = await Promise.all([outcome, fetchChunk(load)]);
    if (!chunk) throw new Error('A part of the page couldn’t be loaded.');
    return output;
  });
}
