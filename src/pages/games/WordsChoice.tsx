import type { GameWords } from '#machines/games/game-words.rules.ts';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { NativeSelect, type SelectGroup, type SelectOption } from '../../ui/form/NativeSelect.tsx';

interface Props {
  /** As loaded; before that, no words are chosen. */
  chosen: Omit<GameWords, 'words'> & { words: GameWords['words'] | null };
  /** How many of the further words the game adds to those chosen. */
  added: number;
  /** What can be chosen besides the learner's own words. */
  others: readonly (SelectOption | SelectGroup)[];
  onChange: (value: string) => void;
}

const own = [
  { value: 'met', label: 'Words I have met' },
  { value: 'unit', label: 'This unit' },
];
const NO_BREAK_SPACE = '\u{A0}';

/** Which words a game asks, and what that means for this learner. */
export function WordsChoice({ chosen, added, others, onChange }: Props) {
  return (
    <NativeSelect
      label="Words"
      value={chosen.words ?? 'met'}
      options={[...own, ...others]}
      hint={
        <span aria-live="polite">
          <MixedText text={noteOn(chosen, added)} />
        </span>
      }
      onChange={onChange}
    />
  );
}

function noteOn({ words, cards, unit }: Props['chosen'], added: number): string {
  if (words === null) return NO_BREAK_SPACE;
  const more = `${added} more of your course ${added === 1 ? 'completes' : 'complete'} the game.`;
  if (words === 'unit') return `Your unit is «${unit}».${added > 0 ? ` ${more}` : ''}`;
  if (words !== 'met') return 'Also words that you have not met yet.';
  if (cards.length === 0) return 'You have met no words yet: these are the next of your course.';
  const met = cards.length === 1 ? '1 word so far' : `${cards.length} words so far`;
  return added > 0 ? `${met}; ${more}` : `${met}.`;
}
