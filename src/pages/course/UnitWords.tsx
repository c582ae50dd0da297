import type { CourseUnit } from '#machines/course/course.types.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import { Link } from 'wouter';
import { wordsIn } from '../../actors/library.ts';
import { courseDeck } from '../../content/categories.ts';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { PlaceWords } from '../../ui/site/PlaceWords.tsx';

/** Links the unit's course words, which no category lists. */
export function UnitWords({ unit: { id: unit, cards } }: { unit: CourseUnit }) {
  const own = new Set(cards.filter((id) => categoryOfCardId(id) === 'course'));
  if (own.size === 0) return null;
  return (
    <Chunk load={wordsIn(unit)}>
      {(words) => (
        <PlaceWords title={courseDeck.title}>
          {words
            .filter(({ id }) => own.has(id))
            .map(({ id, spanish }) => (
              <li key={id}>
                <Link href={paths.flashcard(id)} {...inSpanish}>
                  {spanish}
                </Link>
              </li>
            ))}
        </PlaceWords>
      )}
    </Chunk>
  );
}
