import { ChoiceCards } from '../form/ChoiceCards.tsx';

type Difficulty = 'easy' | 'medium' | 'hard';

interface Props {
  value: Difficulty;
  /** A hint for each difficulty, such as `5 pairs`. */
  hints: Record<Difficulty, string>;
  onChange: (difficulty: Difficulty) => void;
}

export function DifficultyChoice({ value, hints, onChange }: Props) {
  return (
    <ChoiceCards
      legend="Difficulty"
      name="difficulty"
      value={value}
      onChange={onChange}
      options={[
        { value: 'easy', label: 'Easy', hint: hints.easy },
        { value: 'medium', label: 'Medium', hint: hints.medium },
        { value: 'hard', label: 'Hard', hint: hints.hard },
      ]}
    />
  );
}
