/** For `invoke`: the actor that tells of the learner's log as soon as that is another one than the flow has. */
export const logWatch = { id: 'watchLog', src: 'watchLog', input: ownLog } as const;

function ownLog<Log>({ context: { log } }: { context: { log: Log } }): { log: Log } {
  return { log };
}
