import type { Stop, Unit } from '#machines/course/course.types.ts';
import { addressOf, readingsOf, stopsOf } from '#machines/course/stops.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { units } from '../content/units.ts';
import { paths } from '../paths.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { Bilingual } from '../ui/base/Bilingual.tsx';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { typeset } from '../ui/base/typeset.ts';
import { UnitParts } from '../ui/site/UnitParts.tsx';

const loadContents = async () => {
  const [{ courseUnits }, { storyList }] = await Promise.all([
    import('../content/course-index.ts'),
    import('../content/story-list.ts'),
  ]);
  return { courseUnits, storyList };
};

type Contents = Awaited<ReturnType<typeof loadContents>>;

interface Props {
  /** What isn't there. */
  title: string;
  /** The part of the address after `/course/`: a unit, a reading's key, or anything. */
  place: string;
  /** Why it isn't there, in a unit that the course has; English with Spanish in «». */
  why: (unit: Unit) => string;
}

/** An address that the course doesn't have: says what isn't there and links what its unit has. */
export function MissingPlace({ title, place, why }: Props): ReactNode {
  const unit = units.find((one) => one.id === place || readingsOf(one).includes(place));
  return (
    <EmptyState
      title={title}
      text={<Bilingual text={unit ? `${why(unit)} It has:` : `The course has no unit called “${place}”.`} />}
    >
      {unit && (
        <Chunk load={loadContents}>
          {(contents) => (
            <UnitParts
              {...partsOf(unit.id, contents)}
              renderLink={(path, label) => (
                <Link key={path} href={path}>
                  {label}
                </Link>
              )}
            />
          )}
        </Chunk>
      )}
      <Button asChild>
        <Link href={paths.course()}>See the course</Link>
      </Button>
    </EmptyState>
  );
}

function partsOf(unit: string, { courseUnits, storyList }: Contents) {
  const stops = stopsOf(courseUnits).filter((stop) => stop.unit === unit && stop.kind !== 'exam');
  const pathOf = (stop: Stop) => {
    const { place, name } = addressOf(stop);
    return paths.courseStop(place, name);
  };
  return {
    lessons: stops.filter(({ kind }) => kind === 'lesson').map(pathOf),
    parts: stops.flatMap((stop): [label: string, path: string][] => {
      if (stop.kind === 'lesson') return [];
      if (stop.kind === 'checkpoint') return [['Checkpoint', pathOf(stop)]];
      const { place } = addressOf(stop);
      const story = storyList.find((one) => one.unit === place);
      return [
        [typeset(`Reading: ${story?.title ?? ''}`), pathOf(stop)],
        ...(story?.kind === 'dialogue'
          ? [[typeset(`As a dialogue: ${story.title}`), paths.readingAsDialogue(place)] as [string, string]]
          : []),
        ...(story?.dialogue
          ? [[typeset(`Dialogue: ${story.dialogue}`), paths.dialogue(place)] as [string, string]]
          : []),
      ];
    }),
  };
}
