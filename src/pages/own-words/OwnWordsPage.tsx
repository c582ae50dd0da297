import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { ownWordsMachine } from '#machines/study/own-words.machine.ts';
import type { AnyCard } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { checkWord } from '../../actors/own-words.ts';
import { useKnownProgress, useLearner } from '../../learner/Activity.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { paths } from '../../paths.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire } from '../../runtime/wire.ts';
import { Breadcrumbs } from '../../ui/base/Breadcrumbs.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { useUndoKey } from '../../ui/base/use-shortcuts.ts';
import { OwnWordsGrid } from '../../ui/site/OwnWords.tsx';
import { CardImport } from './CardImport.tsx';
import { OwnWordForm } from './OwnWordForm.tsx';
import { OwnWordsList } from './OwnWordsList.tsx';
import { useUnsavedText } from './use-unsaved-text.ts';

const ownWords = wire(ownWordsMachine, { checkWord });

const breadcrumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Flashcards', href: paths.flashcards() },
  { label: 'Your words' },
];

export default function OwnWordsPage() {
  const log = useKnownProgress();
  const words = useMemo(() => log && ownCardsOf(log), [log]);
  const learner = useLearner();
  const zone = usePreference('timezone');
  return <OwnWords words={words} list={<CardImport learner={learner} zone={zone} words={words ?? []} />} />;
}

interface Props {
  /** Null until the log has been read. */
  words: readonly AnyCard[] | null;
  /** What takes a list of words. */
  list?: ReactNode;
}

/** The learner's own words and the form for one. */
export function OwnWords({ words, list }: Props) {
  const flow = useFlow(ownWords, { words });
  const text = useUnsavedText();
  useListener(text, 'replacement.confirmed', ({ word }) => flow.send({ type: 'word.chosen', id: word }));
  useLayoutEffect(() => {
    if (words && words !== flow.getSnapshot().context.words) flow.send({ type: 'words.changed', words });
  }, [flow, words]);
  useUndoKey(() => flow.send({ type: 'drop.undone' }));
  const hasWords = useSelector(flow, ({ context }) => (context.words?.length ?? 0) > 0);
  return (
    <Container isPage>
      <PageHeader
        title="Your words"
        description="Words that you meet elsewhere: in a song, on a menu, in a talk. Review asks them like Camino’s own cards."
        breadcrumbs={
          <Breadcrumbs items={breadcrumbs} renderLink={(href, label) => <Link href={href}>{label}</Link>} />
        }
        actions={
          hasWords && (
            <Button asChild>
              <Link href={paths.reviewOfOwn()}>Review your words</Link>
            </Button>
          )
        }
      />
      <OwnWordsGrid>
        <OwnWordForm flow={flow} text={text}>
          {list}
        </OwnWordForm>
        <OwnWordsList flow={flow} text={text} />
      </OwnWordsGrid>
    </Container>
  );
}
