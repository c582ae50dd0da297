import { typedPart } from '#machines/course/dialogue.rules.ts';
import type { TypedKey } from '#machines/course/dialogue.types.ts';
import { verbFormsIn } from '#machines/course/verb-rivals.rules.ts';
import type { ReadingData } from '#machines/games/bank.types.ts';
import { rivalsOf } from '#machines/learning/answer-key.rules.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import { spanishTexts } from './course-texts.ts';
import { verbBook } from './verb-book.ts';

const words = wordIndex(spanishTexts);
const verbs = new Map(verbBook.map((verb) => [verb.infinitive, verb]));

/** What judges each line of a dialogue when it's typed; none of a story. */
export function typedKeysOf({ kind, lines }: Pick<ReadingData, 'kind' | 'lines'>): readonly TypedKey[] {
  if (kind !== 'dialogue') return [];
  return lines.map(({ spanish }) => {
    const [, part] = typedPart(spanish);
    return { rivals: rivalsOf([part], 'es', words), verbs: verbFormsIn(part, verbs) };
  });
}
