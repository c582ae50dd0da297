import { chakra } from '@chakra-ui/react/styled-system';
import { BusyScreen } from '../base/BusyScreen.tsx';

const Intro = chakra('div', {
  base: {
    paddingTop: '8',
    textAlign: 'center',
    '& > p': { textStyle: 'heading', textWrap: 'balance', maxWidth: '30rem', marginInline: 'auto' },
  },
});

/** What the learner can do after the lesson, while it's being prepared. */
export function LessonIntro({ goal }: { goal: string | undefined }) {
  return (
    <Intro>
      {goal !== undefined && <p>{goal}</p>}
      <BusyScreen label="Preparing your lesson..." />
    </Intro>
  );
}
