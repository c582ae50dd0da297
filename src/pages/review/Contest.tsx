import { chakra } from '@chakra-ui/react/styled-system';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { singleClick } from '../../ui/base/single-click.ts';
import { TextButton } from '../../ui/base/TextButton.tsx';

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5' },
});

/** Lets the learner contest the verdict on a typed answer, once. The button keeps focus. */
export function Contest({ review }: { review: ActorRefFrom<typeof reviewMachine> }) {
  const canContest = useSelector(review, (state) => state.can({ type: 'answer.contested' }));
  const isContested = useSelector(review, (state) => state.hasTag('contested'));
  if (!canContest && !isContested) return null;
  return (
    <Line>
      <TextButton
        aria-disabled={!canContest}
        onClick={singleClick(() => review.send({ type: 'answer.contested' }))}
      >
        My answer should be accepted
      </TextButton>
      <output>{isContested && 'Thanks. We’ve noted your answer.'}</output>
    </Line>
  );
}
