import type { PictureChange } from '#machines/inspect/change.ts';
import { sinceName, type ReleaseChanges } from '#machines/inspect/change-text.ts';
import {
  readPaths,
  type AtlasEntry,
  type PathList,
  type Picture,
  type Place,
  type StoredPaths,
  type StoredScenes,
} from '#machines/inspect/picture.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { inFolder } from '../../paths.ts';
import { storage } from '../storage.ts';

const NAMES = 'camino-names';

/** All flows of the atlas. Rejects if the fetch fails. */
export async function loadAtlas(): Promise<readonly AtlasEntry[]> {
  return (await fetchJson('index')) as AtlasEntry[];
}

/** What a search of the atlas can find. Rejects if the fetch fails. */
export async function loadPlaces(): Promise<readonly Place[]> {
  return (await fetchJson('search')) as Place[];
}

/** A flow's diagram; `null` for unlisted flows. Rejects if the fetch fails. */
export async function loadPicture(flow: string): Promise<Picture | null> {
  const isKnown = (await loadAtlas()).some(({ id }) => id === flow);
  return isKnown ? ((await fetchJson(flow)) as Picture) : null;
}

/** A flow's diagram labelled in plain English. Rejects if the fetch fails. */
export async function loadInWords(flow: string): Promise<Picture> {
  return (await fetchJson(`${flow}.words`)) as Picture;
}

/** The data of a flow in plain English. Rejects if the fetch fails. */
export async function loadText(flow: string): Promise<FlowText> {
  return (await fetchJson(`${flow}.text`)) as FlowText;
}

/** A flow's generated paths. Rejects if the fetch fails. */
export async function loadPaths(flow: string): Promise<PathList> {
  return readPaths((await fetchJson(`${flow}.paths`)) as StoredPaths);
}

/** The event payloads of a flow's paths. Rejects if the fetch fails. */
export async function loadStoredScenes(flow: string): Promise<StoredScenes> {
  return (await fetchJson(`${flow}.scenes`)) as StoredScenes;
}

/** Changes since a release; `null` without a comparison. Rejects if the fetch fails. */
export async function loadChanges(since: string): Promise<ReleaseChanges | null> {
  return (await fetchMade(`since/${sinceName(since)}`)) as ReleaseChanges | null;
}

/** Pictures that differ from earlier ones; none if they weren't compared. Rejects if the fetch fails. */
export async function loadPictureChanges(): Promise<readonly PictureChange[]> {
  return ((await fetchMade('pictures/changes')) ?? []) as readonly PictureChange[];
}

/** A flow's diagram in an earlier release; `null` if it had none. Rejects if the fetch fails. */
export async function loadEarlier(since: string, flow: string): Promise<Picture | null> {
  return (await fetchMade(`since/${sinceName(since)}/${flow}`)) as Picture | null;
}

/** Whether diagrams are labelled in plain English instead of code. */
export function areWordsOn(): boolean {
  return storage.getItem(NAMES) === null;
}

/** Labels diagrams opened from now on in plain English, or with names from the code. */
export function switchWords(isOn: boolean): void {
  if (isOn) storage.removeItem(NAMES);
  else storage.setItem(NAMES, 'on');
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(inFolder(`/flows/${name}.json`));
  if (!response.ok) throw new Error(`/flows/${name}.json answered ${response.status}`);
  return response.json();
}

/** What a tool of the repository made. Hosts answer for a missing file with 404 or the app's shell. */
async function fetchMade(name: string): Promise<unknown> {
  const response = await fetch(inFolder(`/flows/${name}.json`));
  if (response.status === 404 || isPage(response)) return null;
  if (!response.ok) throw new Error(`/flows/${name}.json answered ${response.status}`);
  return response.json();
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}
