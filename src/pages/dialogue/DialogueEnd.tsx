import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { GameCompletion } from '../../ui/play/GameCompletion.tsx';
import { BackToToday } from '../BackToToday.tsx';
import type { DialogueRef } from './use-dialogue.ts';
import { useWayBack } from './use-way-back.ts';

/** Dialogues are practice: they bring no XP and change nothing in the log. */
export function DialogueEnd({ flow, dialogue }: { flow: DialogueRef; dialogue: SpokenDialogue }) {
  const { answers, said, right } = useSelector(flow, ({ context }) => context);
  const back = useWayBack();
  const understood = answers.filter((answer) => answer.right).length;
  const total = dialogue.questions.length;
  return (
    <GameCompletion
      title="Dialogue done!"
      text={`You answered ${understood} of ${total} questions right.`}
      isWon={2 * understood >= total}
      figures={[
        { label: 'Questions right', value: `${understood} / ${total}` },
        ...(said > 0 ? [{ label: 'Your lines right', value: `${right} / ${said}` }] : []),
      ]}
    >
      <BackToToday />
      <Button size="lg" variant="outline" onClick={singleClick(() => flow.send({ type: 'roles.requested' }))}>
        {said > 0 ? 'Take another role' : 'Take a role'}
      </Button>
      <Button
        size="lg"
        variant="outline"
        onClick={singleClick(() => flow.send({ type: 'dialogue.repeated' }))}
      >
        Start over
      </Button>
      <Button size="lg" variant="outline" asChild>
        <Link href={back.address} onClick={singleClick()}>
          Back to {back.name}
        </Link>
      </Button>
    </GameCompletion>
  );
}
