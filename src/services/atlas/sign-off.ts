import {
  parseSignOff,
  signOffText,
  type FlowPrints,
  type ParsedSignOff,
  type SignOff,
} from '#machines/atlas/sign-off.rules.ts';
import { saveFile } from '../save.ts';

const KEY = 'camino-sign-off';

/** What this browser keeps, and what flows are like now. Rejects if the latter cannot be loaded. */
export async function loadSignOff(): Promise<SignOff & { prints: FlowPrints }> {
  const { prints } = await import('virtual:flow-prints');
  return { ...keptSignOff(), prints };
}

/** Rejects if the browser stores nothing for this site. */
export async function keepSignOff({ reader, marks }: SignOff): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify({ reader, text: signOffText({ reader, marks }, 0) }));
}

/** Passes on what other tabs keep, until the returned function is called. */
export function watchSignOff(onKept: (signOff: SignOff) => void): () => void {
  const listening = new AbortController();
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) onKept(keptSignOff());
  };
  addEventListener('storage', listen, { signal: listening.signal });
  return () => listening.abort();
}

/** Reads a sign-off file. Rejects if it cannot be read. */
export async function readSignOff(file: Blob): Promise<ParsedSignOff> {
  return parseSignOff(await file.text());
}

/** Saves a sign-off as a file named after its day; `now` is in milliseconds since 1970. */
export async function saveSignOff(signOff: SignOff, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  saveFile(
    `camino-sign-off-${day}.json`,
    new Blob([signOffText(signOff, now)], { type: 'application/json' }),
  );
}

function keptSignOff(): SignOff {
  const nothing = { reader: '', marks: [] };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('reader' in kept)) return nothing;
    const parsed = parseSignOff(String(kept.text));
    return { reader: String(kept.reader), marks: parsed.ok ? parsed.marks : [] };
  } catch {
    return nothing;
  }
}
