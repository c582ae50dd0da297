/** Milliseconds that a busy machine may take for anything. */
export const PATIENCE = 40_000;
const POLL_MS = 50;

/** Looks again until there's something. */
export async function until<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
