import { ownWordsMachine } from '#machines/study/own-words.machine.ts';
import type { AnyCard } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { knownLogOf, watchLogOf } from '../../actors/learner-flows.ts';
import { checkWord, watchForm } from '../../actors/own-words.ts';
import { useLearner, useLearnerFlows } from '../../learner/Activity.tsx';
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
import { OwnWordsGrid } from '../../ui/site/OwnWordsLayout.tsx';
import { CardImport } from './CardImport.tsx';
import { OwnWordForm } from './OwnWordForm.tsx';
import { OwnWordsList } from './OwnWordsList.tsx';
import { useUnsavedText } from './use-unsaved-text.ts';

const breadcrumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Flashcards', href: paths.flashcards() },
  { label: 'Your words' },
];

export default function OwnWordsPage() {
  const learner = useLearner();
  const zone = usePreference('timezone');
  return <OwnWords renderList={(words) => <CardImport learner={learner} zone={zone} words={words} />} />;
}

interface Props {
  /** Renders the import for a learner with these words. */
  renderList?: (words: readonly AnyCard[]) => ReactNode;
}

export function OwnWords({ renderList }: Props) {
  const flows = useLearnerFlows();
  const ownWords = useMemo(() => wire(ownWordsMachine, { watchLog: watchLogOf(flows), checkWord }), [flows]);
  const flow = useFlow(ownWords, { log: knownLogOf(flows) });
  const words = useSelector(flow, ({ context }) => context.words);
  const text = useUnsavedText(useMemo(() => watchForm(flow), [flow]));
  useListener(text, 'replacement.confirmed', ({ word }) => flow.send({ type: 'word.chosen', id: word }));
  useUndoKey(() => flow.send({ type: 'drop.undone' }));
  return (
    <Container isPage>
      <PageHeader
        title="Your words"
        description="Words from a song, a menu, a conversation. Review asks them like Camino’s own cards."
        breadcrumbs={
          <Breadcrumbs items={breadcrumbs} renderLink={(href, label) => <Link href={href}>{label}</Link>} />
        }
        actions={
          words !== null &&
          words.length > 0 && (
            <Button asChild>
              <Link href={paths.reviewOfOwn()}>Review your words</Link>
            </Button>
          )
        }
      />
      <OwnWordsGrid>
        <OwnWordForm flow={flow} text={text}>
          {renderList?.(words ?? [])}
        </OwnWordForm>
        <OwnWordsList flow={flow} text={text} />
      </OwnWordsGrid>
    </Container>
  );
}
