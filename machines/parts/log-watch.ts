/** Invokes the actor that sends each new version of the learner's log. */
export const logWatch = { id: 'watchLog', src: 'watchLog', input: ownLog } as const;

function ownLog<Log>({ context: { log } }: { context: { log: Log } }): { log: Log } {
  return { log };
}
