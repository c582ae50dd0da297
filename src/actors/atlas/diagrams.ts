import type { WordingEvent } from '#machines/atlas/diagram-viewer.rules.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as diagrams from '../../services/atlas/diagrams.ts';
import * as wording from '../../services/atlas/wording.ts';

interface Chosen {
  flow: string;
}

export const loadAtlas = fromPromise(diagrams.loadAtlas);

export const loadPicture = fromPromise(({ input }: { input: Chosen }) => diagrams.loadPicture(input.flow));

export const loadWorded = fromPromise(({ input }: { input: Chosen }) => diagrams.loadWorded(input.flow));

/** Remembers whether diagrams are labelled with words. */
export const keepWording = fromCallback<WordingEvent>(({ receive }) => {
  receive(({ isInWords }) => wording.switchWords(isInWords));
});

/** Whether words were chosen for diagrams in this browser. */
export function prefersWords(): boolean {
  return wording.areWordsOn();
}

export const loadTold = fromPromise(({ input }: { input: Chosen }) => diagrams.loadTold(input.flow));

export const loadPaths = fromPromise(({ input }: { input: Chosen }) => diagrams.loadPaths(input.flow));

export async function savePicture(name: string, picture: Blob): Promise<void> {
  (await import('../../services/save.ts')).saveFile(name, picture);
}
