import type { ownWordsMachine } from '#machines/study/own-words.machine.ts';
import { foundIn } from '#machines/study/own-words.rules.ts';
import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { OwnWord, OwnWordList, OwnWordNote } from '../../ui/site/OwnWordsLayout.tsx';
import { Sound } from '../Sound.tsx';
import { Star } from '../Star.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import type { UnsavedTextRef } from './use-unsaved-text.ts';

type Flow = { flow: ActorRefFrom<typeof ownWordsMachine> };
type Text = { text: UnsavedTextRef };

/** The learner's words, to browse, edit and remove. */
export function OwnWordsList({ flow, text }: Flow & Text) {
  const words = useSelector(flow, ({ context }) => context.words);
  return (
    <section aria-labelledby="own-list">
      <h2 id="own-list">{words && words.length > 0 ? countText(words.length) : 'Your list'}</h2>
      <p>
        Your words count toward your daily goal, streak and XP, but not toward progress by category or level.
      </p>
      <Removed flow={flow} />
      {!words && <BusyScreen label="Reading your words..." />}
      {words?.length === 0 && <p data-part="none">No words yet. Add the first one with the form.</p>}
      {words && words.length > 0 && <Words flow={flow} text={text} />}
    </section>
  );
}

function Words({ flow, text }: Flow & Text) {
  const { words, search, shown, card } = useSelector(flow, ({ context }) => context);
  const found = useMemo(() => foundIn(words ?? [], search), [words, search]);
  return (
    <>
      <SearchField
        label="Search your words"
        value={search}
        onChange={(value) => flow.send({ type: 'search.changed', search: value })}
        onClear={() => flow.send({ type: 'search.changed', search: '' })}
      />
      {found.length === 0 && <p data-part="none">None of your words has “{search.trim()}” in it.</p>}
      <OwnWordList>
        {found.slice(0, shown).map((word) => (
          <OwnWord key={word.id} {...word} sentence={word.example} isChanging={word.id === card}>
            <Sound id={word.id} text={word.spanish} hasSlow={false} />
            <Star card={word} />
            <IconButton
              label={`Change ${word.spanish}`}
              onClick={() => text.send({ type: 'replacement.requested', word: word.id })}
            >
              <Pencil aria-hidden />
            </IconButton>
            <IconButton
              label={`Remove ${word.spanish}`}
              onClick={() => flow.send({ type: 'word.dropped', id: word.id })}
            >
              <X aria-hidden />
            </IconButton>
          </OwnWord>
        ))}
      </OwnWordList>
      {found.length > shown && (
        <Button variant="outline" onClick={() => flow.send({ type: 'more.wanted' })}>
          Show more of {found.length.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}

/** Undoes the last removal. */
function Removed({ flow }: Flow) {
  const dropped = useSelector(flow, ({ context }) => context.dropped);
  const last = dropped.at(-1);
  return (
    <output>
      {last && (
        <OwnWordNote>
          <p>
            “<span {...inSpanish}>{last.spanish}</span>” is removed.
          </p>
          <TextButton key={dropped.length} ref={takeFocus} onClick={() => flow.send({ type: 'drop.undone' })}>
            Undo
          </TextButton>
        </OwnWordNote>
      )}
    </output>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function countText(count: number): string {
  return count === 1 ? '1 word' : `${count.toLocaleString('en')} words`;
}
