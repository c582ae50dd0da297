import {
  readPaths,
  type AtlasEntry,
  type PathList,
  type Picture,
  type StoredPaths,
  type StoredScenes,
} from '#machines/inspect/picture.ts';

/** All flows of the atlas. Rejects if they cannot be fetched. */
export async function loadAtlas(): Promise<readonly AtlasEntry[]> {
  return (await fetchJson('index')) as AtlasEntry[];
}

/** The picture of a flow; `null` for a flow that the atlas does not list. Rejects if it cannot be fetched. */
export async function loadPicture(flow: string): Promise<Picture | null> {
  const isKnown = (await loadAtlas()).some(({ id }) => id === flow);
  return isKnown ? ((await fetchJson(flow)) as Picture) : null;
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
