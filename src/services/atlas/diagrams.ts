import { sinceName, type ReleaseChanges } from '#machines/inspect/change-text.ts';
import {
  readPaths,
  type AtlasEntry,
  type PathList,
  type Picture,
  type StoredPaths,
  type StoredScenes,
} from '#machines/inspect/picture.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { storage } from '../storage.ts';

const WORDS = 'camino-words';

/** All flows of the atlas. Rejects if they cannot be fetched. */
export async function loadAtlas(): Promise<readonly AtlasEntry[]> {
  return (await fetchJson('index')) as AtlasEntry[];
}

/** The picture of a flow; `null` for a flow that the atlas does not list. Rejects if it cannot be fetched. */
export async function loadPicture(flow: string): Promise<Picture | null> {
  const isKnown = (await loadAtlas()).some(({ id }) => id === flow);
  return isKnown ? ((await fetchJson(flow)) as Picture) : null;
}

/** The picture of a flow with words instead of names. Rejects if it cannot be fetched. */
export async function loadInWords(flow: string): Promise<Picture> {
  return (await fetchJson(`${flow}.words`)) as Picture;
}

/** What is needed to tell a flow in sentences. Rejects if it cannot be fetched. */
export async function loadText(flow: string): Promise<FlowText> {
  return (await fetchJson(`${flow}.text`)) as FlowText;
}

/** The generated paths of a flow. Rejects if they cannot be fetched. */
export async function loadPaths(flow: string): Promise<PathList> {
  return readPaths((await fetchJson(`${flow}.paths`)) as StoredPaths);
}

/** What the steps of a flow's paths carry. Rejects if it cannot be fetched. */
export async function loadStoredScenes(flow: string): Promise<StoredScenes> {
  return (await fetchJson(`${flow}.scenes`)) as StoredScenes;
}

/** What changed since a release; `null` if nobody has compared with it. Rejects if it cannot be fetched. */
export async function loadChanges(since: string): Promise<ReleaseChanges | null> {
  return (await fetchKept(sinceName(since))) as ReleaseChanges | null;
}

/** The diagram of a flow in an earlier release; `null` if it had none. Rejects if it cannot be fetched. */
export async function loadEarlier(since: string, flow: string): Promise<Picture | null> {
  return (await fetchKept(`${sinceName(since)}/${flow}`)) as Picture | null;
}

/** Whether diagrams are labelled with words instead of the names of the code. */
export function areWordsOn(): boolean {
  return storage.getItem(WORDS) !== null;
}

/** Labels diagrams that are opened from now on with words, or with names. */
export function switchWords(isOn: boolean): void {
  if (isOn) storage.setItem(WORDS, 'on');
  else storage.removeItem(WORDS);
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(`/flows/${name}.json`);
  if (!response.ok) throw new Error(`/flows/${name}.json answered ${response.status}`);
  return response.json();
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
