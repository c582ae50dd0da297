import {
  readPaths,
  type AtlasEntry,
  type PathList,
  type Picture,
  type StoredPaths,
  type StoredScenes,
} from '#machines/inspect/picture.ts';
import type { Told } from '#machines/inspect/words.ts';

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
export async function loadWorded(flow: string): Promise<Picture> {
  return (await fetchJson(`${flow}.words`)) as Picture;
}

/** What is needed to tell a flow in sentences. Rejects if it cannot be fetched. */
export async function loadTold(flow: string): Promise<Told> {
  return (await fetchJson(`${flow}.told`)) as Told;
}

/** The generated paths of a flow. Rejects if they cannot be fetched. */
export async function loadPaths(flow: string): Promise<PathList> {
  return readPaths((await fetchJson(`${flow}.paths`)) as StoredPaths);
}

/** What the steps of a flow's paths carry. Rejects if it cannot be fetched. */
export async function loadStoredScenes(flow: string): Promise<StoredScenes> {
  return (await fetchJson(`${flow}.scenes`)) as StoredScenes;
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(`/flows/${name}.json`);
  if (!response.ok) throw new Error(`/flows/${name}.json answered ${response.status}`);
  return response.json();
}
