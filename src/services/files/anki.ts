import type { Card, CardCategory } from '#machines/types.ts';
import { plainTip } from '#machines/learning/cards.rules.ts';
import { strToU8, zipSync } from 'fflate';
import type { SqlJsStatic } from 'sql.js';
import { decks } from '../../content/categories.ts';
import {
  DECKS,
  NOTES,
  NOTES_PER_CATEGORY,
  NOTE_TYPE,
  SCHEMA,
  configuration,
  deckOf,
  deckOptions,
  fittedOptions,
  noteType,
  type FittedMemory,
  templates,
} from './anki-collection.ts';

export interface AnkiJob {
  category: CardCategory;
  title: string;
  cards: readonly Card[];
  /** Goes into the deck's options; null for average numbers. */
  memory: FittedMemory | null;
}

const FIELD_SEPARATOR = '\u001F';

/**
 * An Anki package (.apkg) of one category, asking each card in both directions. `now` is in milliseconds:
 * Anki replaces older cards. `onProgress` gets the number of cards written.
 */
export async function makeAnki(
  { category, title, cards, memory }: AnkiJob,
  sql: SqlJsStatic,
  now: number,
  onProgress: (done: number) => void,
): Promise<Uint8Array> {
  const seconds = Math.floor(now / 1000);
  const position = decks.findIndex(({ slug }) => slug === category);
  const deck = DECKS + position;
  const options = memory && fittedOptions(memory);
  const database = new sql.Database();
  try {
    database.run(SCHEMA);
    database.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      seconds,
      now,
      now,
      JSON.stringify(configuration(deck)),
      JSON.stringify({ [NOTE_TYPE]: noteType(deck, seconds) }),
      JSON.stringify({
        1: deckOf(1, 'Default', seconds),
        [deck]: deckOf(deck, `Camino::${title}`, seconds, options?.id),
      }),
      JSON.stringify({ 1: deckOptions, ...(options && { [options.id]: options }) }),
      '{}',
    ]);
    database.run('BEGIN');
    const checksums = await Promise.all(cards.map(({ spanish }) => checksum(spanish)));
    for (const [index, card] of cards.entries()) {
      const note = NOTES + position * NOTES_PER_CATEGORY + index * templates.length;
      const fields = fieldsOf(card);
      database.run('INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)', [
        note,
        `camino-${card.id}`,
        NOTE_TYPE,
        seconds,
        tagsOf(card),
        fields.join(FIELD_SEPARATOR),
        card.spanish,
        checksums[index] ?? 0,
        '',
      ]);
      for (const [ordinal] of templates.entries()) {
        database.run('INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)', [
          note + ordinal,
          note,
          deck,
          ordinal,
          seconds,
          index + 1,
          '',
        ]);
      }
      onProgress(index + 1);
    }
    database.run('COMMIT');
    return zipSync({ 'collection.anki2': database.export(), media: strToU8('{}') });
  } finally {
    database.close();
  }
}

/** The fields of a note as HTML. */
export function fieldsOf(card: Card): string[] {
  return [card.spanish, card.english, card.example, card.exampleTranslation, plainTip(card), card.id].map(
    escapeHtml,
  );
}

/** Anki's tags: no spaces within a tag, one around each. */
export function tagsOf({ category, group, difficulty }: Card): string {
  const tags = [
    `camino::${category}`,
    group && `camino::${category}::${group.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')}`,
    difficulty && `camino::${difficulty}`,
  ];
  return ` ${tags.filter(Boolean).join(' ')} `;
}

/** Anki's checksum of a note: the first eight hex digits of its first field's SHA-1, as a number. */
async function checksum(text: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return new DataView(digest).getUint32(0);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
