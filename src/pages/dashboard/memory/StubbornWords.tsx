import { STUBBORN_LAPSES } from '#machines/learning/schedule.rules.ts';
import type { Confusion, StubbornWord } from '#machines/learning/stubborn.rules.ts';
import { stubbornWordsMachine } from '#machines/study/stubborn-words.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { daySettings, restedInput } from '../../../actors/learner-flows.ts';
import { watchRested, findStubborn } from '../../../actors/memory.ts';
import { wordCount } from '../../../content/due-texts.ts';
import { useLearnerFlows } from '../../../learner/Activity.tsx';
import { paths } from '../../../paths.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { bringIntoView } from '../../../ui/base/bring-into-view.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkedLine } from '../../../ui/base/LinkedLine.tsx';
import { Panel } from '../../../ui/base/Panel.tsx';
import { singleClick } from '../../../ui/base/single-click.ts';
import { TextButton } from '../../../ui/base/TextButton.tsx';
import { ConfusionList, StubbornItem, StubbornList } from '../../../ui/site/memory/StubbornList.tsx';
import { Sound } from '../../Sound.tsx';
import { WordNote } from '../../WordNote.tsx';

type Flow = { flow: ActorRefFrom<typeof stubbornWordsMachine> };

/** Words forgotten eight times: what was answered instead, what helps, and a pause. */
export function StubbornWords() {
  const flows = useLearnerFlows();
  const stubborn = useMemo(
    () => wire(stubbornWordsMachine, { watchLog: watchRested(flows), findStubborn }),
    [flows],
  );
  const flow = useFlow(stubborn, restedInput(flows, daySettings));
  const words = useSelector(flow, ({ context }) => context.words);
  const hasFailed = useSelector(flow, (state) => state.matches('failed'));
  const isWanted = new URLSearchParams(useSearch()).has('stubborn');
  return (
    <Panel id="stubborn-words" data-wide="">
      <h2 {...(isWanted && words && { ref: bringIntoView })}>Stubborn words</h2>
      {hasFailed ? (
        <p role="alert">
          Your stubborn words couldn’t be loaded.{' '}
          <TextButton onClick={() => flow.send({ type: 'load.retried' })}>Try again</TextButton>
        </p>
      ) : words ? (
        <Found flow={flow} words={words} />
      ) : (
        <p>Looking for stubborn words...</p>
      )}
    </Panel>
  );
}

function Found({ flow, words }: Flow & { words: readonly StubbornWord[] }) {
  if (words.length === 0)
    return (
      <p>
        None so far. A word that you’ve forgotten {STUBBORN_LAPSES} times comes here, with what you answered
        instead.
      </p>
    );
  return (
    <>
      <p>{introOf(words)}</p>
      <StubbornList>
        {words.map((word) => (
          <Word key={word.card.id} flow={flow} word={word} />
        ))}
      </StubbornList>
      {words.some(({ isPaused }) => !isPaused) && (
        <LinkedLine>
          <Link href={paths.review()}>Practice them in Review</Link>
        </LinkedLine>
      )}
    </>
  );
}

function Word({ flow, word }: Flow & { word: StubbornWord }) {
  const { card, isPaused, confusions } = word;
  const toggle = () => flow.send({ type: isPaused ? 'word.resumed' : 'word.paused', card: card.id });
  return (
    <StubbornItem
      card={card}
      forgotten={forgottenText(word)}
      isPaused={isPaused}
      audio={<Sound id={`${card.id} stubborn`} text={card.spanish} />}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-label={isPaused ? `Ask me ${card.spanish} again` : `Pause ${card.spanish}`}
          onClick={singleClick(toggle)}
        >
          {isPaused ? 'Ask me again' : 'Pause'}
        </Button>
      }
    >
      <ConfusionList card={card} items={confusions.map(confusionItem)} />
      <WordNote card={card} isOffered />
    </StubbornItem>
  );
}

function introOf(words: readonly StubbornWord[]): string {
  const paused = words.filter(({ isPaused }) => isPaused).length;
  const asked = words.length - paused;
  const advice = 'A picture, a rhyme or a sentence of your own helps more than another answer.';
  const counts = [
    ...(asked > 0 ? [`${wordCount(asked)} forgotten ${STUBBORN_LAPSES} times or more`] : []),
    ...(paused > 0 ? [`${wordCount(paused)} paused`] : []),
  ];
  return `${counts.join(', ')}. ${advice}`;
}

function forgottenText({ lapses, direction, isPaused }: StubbornWord): string {
  const asked = direction === 'es-en' ? 'Spanish' : 'English';
  const forgotten = `Forgotten ${lapses === 1 ? 'once' : `${lapses} times`} when asked in ${asked}`;
  return isPaused ? `Paused: it isn’t due until you ask for it. ${forgotten}.` : `${forgotten}.`;
}

function confusionItem({ typed, direction, times, other }: Confusion) {
  return {
    typed,
    lang: direction === 'en-es' ? 'es' : undefined,
    times: times === 1 ? ', once' : `, ${times} times`,
    other,
  };
}
