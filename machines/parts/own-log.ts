/** The input of an actor that watches the log: what its flow has of it. */
export function ownLog<Log>({ context: { log } }: { context: { log: Log } }): { log: Log } {
  return { log };
}
