import { READING_PASS_PERCENT } from '#machines/constants.ts';
import { glossOf } from '#machines/course/gloss.rules.ts';
import type { readingMachine } from '#machines/course/reading.machine.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { useSelector } from '@xstate/react';
import Volume2 from 'lucide-react/icons/volume-2';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Examples } from '../../ui/base/Examples.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { GameCompletion } from '../../ui/play/GameCompletion.tsx';
import { BackToToday } from '../BackToToday.tsx';

interface Props {
  reader: ActorRefFrom<typeof readingMachine>;
  reading: GlossedReading;
}

export function ReadingEnd({ reader, reading }: Props) {
  const isRead = useSelector(reader, (state) => state.matches({ complete: 'read' }));
  const result = useSelector(reader, ({ context }) => context.result);
  const xp = useSelector(reader, ({ context }) => context.xp);
  const added = useSelector(reader, ({ context }) => context.added);
  if (!result) return null;
  return (
    <>
      <GameCompletion
        title={isRead ? 'You understood it!' : 'Read it once more?'}
        text={`You answered ${result.right} of ${result.total} questions right.`}
        advice={
          isRead
            ? undefined
            : `You need ${READING_PASS_PERCENT}% for the text to count as read. Look up as many words as you like.`
        }
        isWon={isRead}
        figures={[
          { label: 'Right', value: `${result.right} / ${result.total}` },
          { label: 'Words added', value: added.length },
          ...(isRead ? [{ label: 'XP', value: `+${xp}` }] : []),
        ]}
      >
        <BackToToday />
        {reading.dialogue !== undefined && (
          <Button size="lg" variant="outline" asChild>
            <Link href={paths.dialogueOnCourse(reading.unit)} onClick={singleClick()}>
              <Volume2 aria-hidden />
              <span>
                Hear the dialogue<VisuallyHidden> {reading.dialogue}</VisuallyHidden>
              </span>
            </Link>
          </Button>
        )}
        {added.length > 0 && (
          <Button size="lg" variant="outline" asChild>
            <Link href={paths.review()} onClick={singleClick()}>
              Review your words
            </Link>
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={singleClick(() => repeat(reader))}>
          Read it again
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.course()} onClick={singleClick()}>
            Back to the course
          </Link>
        </Button>
      </GameCompletion>
      {added.length > 0 && (
        <Panel maxWidth="prose" marginInline="auto" marginTop="5">
          <h2>Words you added</h2>
          <p>They come next in your review.</p>
          <Examples
            items={added.map(({ key }) => ({ spanish: key, english: glossOf(reading, key)?.[0] ?? '' }))}
          />
        </Panel>
      )}
    </>
  );
}

function repeat(reader: Props['reader']): void {
  reader.send({ type: 'reading.repeated', now: Date.now() });
}
