import { dialogueIn } from '#machines/course/dialogue.rules.ts';
import type { Source, SpokenDialogue, TypedKey } from '#machines/course/dialogue.types.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { glossedReadingIn, loadReadingOf } from './readings.ts';

type Files = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

const own: Files = import.meta.glob<{ default: unknown }>('../content/dialogues/*.ts', {
  query: '?dialogue',
});
const keys: Files = import.meta.glob<{ default: unknown }>('../content/readings/*.ts', { query: '?typed' });

/**
 * A unit's dialogue of its own, or its reading if it is one; null without. Rejects if a fetch fails; a new call
 * retries.
 */
export async function loadDialogueOf(unit: string, source: Source): Promise<SpokenDialogue | null> {
  if (source === 'dialogue') {
    const entry = await contentOf(own[`../content/dialogues/${unit}.ts`]);
    return spoken(glossedReadingIn(unit, entry), keysIn(entry));
  }
  const [reading, typed] = await Promise.all([
    loadReadingOf(unit),
    contentOf(keys[`../content/readings/${unit}.ts`]),
  ]);
  return spoken(reading, typed);
}

async function contentOf(load: Files[string] | undefined): Promise<unknown> {
  return load && (await load()).default;
}

function keysIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'keys' in entry ? entry.keys : undefined;
}

function spoken(reading: GlossedReading | null, typed: unknown): SpokenDialogue | null {
  const dialogue = reading && dialogueIn(reading);
  if (!dialogue) return null;
  return { ...dialogue, words: reading.words, keys: Array.isArray(typed) ? (typed as TypedKey[]) : [] };
}
