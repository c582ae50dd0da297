import { sinceName, type ReleaseChanges } from '#machines/inspect/change-text.ts';
import type { Picture } from '#machines/inspect/picture.ts';

/** What changed since a release; `null` if nobody has compared with it. Rejects if it cannot be fetched. */
export async function loadChanges(since: string): Promise<ReleaseChanges | null> {
  return (await fetchKept(sinceName(since))) as ReleaseChanges | null;
}

/** The diagram of a flow in an earlier release; `null` if it had none. Rejects if it cannot be fetched. */
export async function loadEarlier(since: string, flow: string): Promise<Picture | null> {
  return (await fetchKept(`${sinceName(since)}/${flow}`)) as Picture | null;
}

/** A missing file is answered by 404, or by the shell of the app. */
async function fetchKept(name: string): Promise<unknown> {
  const response = await fetch(`/flows/since/${name}.json`);
  if (response.status === 404 || isPage(response)) return null;
  if (!response.ok) throw new Error(`/flows/since/${name}.json answered ${response.status}`);
  return response.json();
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}
