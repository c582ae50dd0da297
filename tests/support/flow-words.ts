import type { FlowWords } from '#machines/words/words.types.ts';

const files = import.meta.glob<{ words: FlowWords }>('../../machines/words/*.ts', { eager: true });

/** The words of a flow. Throws if it has none. */
export function wordsOf(id: string): FlowWords {
  const words = files[`../../machines/words/${id}.ts`]?.words;
  if (!words) throw new Error(`'${id}' has no words; write machines/words/${id}.ts.`);
  return words;
}
