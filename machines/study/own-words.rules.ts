import type { Fact } from '../learning/activity.types.ts';
import type { AnyCard } from '../types.ts';
import { searchText } from '../parts/search-text.ts';

/** How many words the list shows at first, and how many more at a time. */
export const OWN_PORTION = 20;

/** The form's values; the sentence may be empty. */
export interface OwnValues {
  spanish: string;
  english: string;
  sentence: string;
}

export type OwnErrors = Partial<Record<keyof OwnValues, string>>;

/** A card with the same Spanish as the one to write. */
export type Duplicate = Pick<AnyCard, 'id' | 'spanish' | 'english'> & { isOwn: boolean };

/** A checked word: clean values, and the card that's the same word, if any. */
export type Checked =
  | { ok: true; values: OwnValues; duplicate: Duplicate | null }
  | { ok: false; errors: OwnErrors };

export const noValues: OwnValues = { spanish: '', english: '', sentence: '' };

export function valuesOfCard({ spanish, english, example }: AnyCard): OwnValues {
  return { spanish, english, sentence: example };
}

/** The fact that makes or changes a card. */
export function writtenFact(
  kind: 'card.made' | 'card.changed',
  card: string,
  { spanish, english, sentence }: OwnValues,
): Fact {
  return { kind, facts: { card, spanish, english, ...(sentence !== '' && { sentence }) } };
}

/** The words that a search finds, newest first. */
export function foundIn(words: readonly AnyCard[], search: string): readonly AnyCard[] {
  const wanted = searchText(search.trim());
  const found =
    wanted === ''
      ? words
      : words.filter(({ spanish, english, example }) =>
          searchText(`${spanish}\n${english}\n${example}`).includes(wanted),
        );
  return found.toReversed();
}

/** The card among these with the same Spanish word, whatever its article, capitals and punctuation. */
export function sameWord<Some extends Pick<AnyCard, 'id' | 'spanish'>>(
  spanish: string,
  cards: readonly Some[],
  except: string | null = null,
): Some | undefined {
  const wanted = bareWord(spanish);
  return cards.find((card) => card.id !== except && bareWord(card.spanish) === wanted);
}

/** Most texts need no cleaning: Western European letters and single spaces only. */
const CLEAN = /^[!-~¡-¬®-ÿ]+( [!-~¡-¬®-ÿ]+)*$/;
const BARE = /^[a-zß-öø-ÿ]+( [a-zß-öø-ÿ]+)*$/;

/** A Spanish word for finding duplicates: in lower case, without article, punctuation and double spaces. */
export function bareWord(spanish: string): string {
  const word = spanish.normalize('NFC').toLowerCase();
  const bare = BARE.test(word) ? word : word.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ').trim();
  return bare.replace(/^(el|la|los|las|un|una) (?=.)/, '');
}

const IGNORABLE = /\p{Surrogate}|(?!\u200d|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** What joins and shapes emoji, elsewhere. */
const STRAY =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Presentation}]\p{Default_Ignorable_Code_Point}{0,8})\p{Default_Ignorable_Code_Point}/gu;

/** A text without what can't be seen: controls, ignorable characters, outer and double spaces. */
export function visibleText(text: string): string {
  if (CLEAN.test(text)) return text;
  return text
    .replaceAll(IGNORABLE, '')
    .replaceAll(STRAY, '')
    .replaceAll(/[\p{Control}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
