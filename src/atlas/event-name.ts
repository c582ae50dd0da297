/** Formats an event type: `loadCards done`, `after tick`. */
export function eventName(type: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type);
  return delay ? `after ${delay[1]}` : type;
}
