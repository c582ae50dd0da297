import type { GameWords } from '#machines/games/game-words.rules.ts';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { NativeSelect, type SelectGroup, type SelectOption } from '../../ui/form/NativeSelect.tsx';

interface Props {
  /** `words` is null while loading. */
  chosen: Omit<GameWords, 'words'> & { words: GameWords['words'] | null };
  /** How many words the game adds to the chosen ones. */
  added: number;
  /** Options besides the learner's own words. */
  others: readonly (SelectOption | SelectGroup)[];
  onChange: (value: string) => void;
}

const own = [
  { value: 'met', label: 'Words I’ve met' },
  { value: 'unit', label: 'This unit' },
];
const NO_BREAK_SPACE = '\u{A0}';

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
  const more = `${added} more from your course ${added === 1 ? 'completes' : 'complete'} the game.`;
  if (words === 'unit') return `Your unit is «${unit}».${added > 0 ? ` ${more}` : ''}`;
  if (words !== 'met') return 'Includes words you haven’t met yet.';
  if (cards.length === 0) return 'You haven’t met any words yet: these come next in your course.';
  const met = cards.length === 1 ? '1 word so far' : `${cards.length} words so far`;
  return added > 0 ? `${met}; ${more}` : `${met}.`;
}
