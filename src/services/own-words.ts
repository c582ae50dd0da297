import { OWN_LIMITS } from '#machines/learning/facts.rules.ts';
import type { WordCheck } from '#machines/study/own-words.machine.ts';
import { sameWord, visibleText, type Checked, type OwnValues } from '#machines/study/own-words.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { object, string } from 'yup';
import { validator } from './validation.ts';

const validateWord = validator<OwnValues>(
  object({
    spanish: ownText('The Spanish', OWN_LIMITS.spanish, 'Please write the word in Spanish'),
    english: ownText('The English', OWN_LIMITS.english, 'Please write what it means'),
    sentence: ownText('The sentence', OWN_LIMITS.sentence),
  }),
);

/** The normalized texts of a word, and its duplicate among the learner's own cards or `cards`. */
export async function checkWord(
  { values, words, except }: WordCheck,
  cards: readonly AnyCard[],
): Promise<Checked> {
  const checked = await validateWord(values);
  if (!checked.ok) return checked;
  const { spanish } = checked.values;
  const own = sameWord(spanish, words, except);
  const duplicate = own ?? sameWord(spanish, cards);
  if (!duplicate) return { ok: true, values: checked.values, duplicate: null };
  const { id, spanish: known, english } = duplicate;
  return {
    ok: true,
    values: checked.values,
    duplicate: { id, spanish: known, english, isOwn: duplicate === own },
  };
}

/** A text of at most `longest` characters without invisible ones; `missing` is the error for an empty one. */
function ownText(field: string, longest: number, missing?: string) {
  const text = string()
    .defined()
    .transform(visibleText)
    .test({
      name: 'long',
      test: (value) => lengthOf(value) <= longest,
      message: ({ value }: { value: string }) =>
        `${field} has ${lengthOf(value).toLocaleString('en')} characters; ${longest} fit on a card`,
    });
  return missing === undefined ? text : text.matches(/./u, missing);
}

/** Characters as the database counts them: an emoji is one. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
