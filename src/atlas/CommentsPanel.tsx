import { flowCommentsMachine } from '#machines/atlas/flow-comments.machine.ts';
import {
  COMMENT_KINDS,
  commentKey,
  mergedComments,
  partTitle,
  standingOf,
  type Comment,
} from '#machines/inspect/comments.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { loadComments, readReview, saveReview, storeComments } from '../actors/atlas/comments.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { FileButton } from '../ui/form/FileButton.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { PanelSection, PartList } from './SideColumn.tsx';

const flowComments = wire(flowCommentsMachine, { loadComments, storeComments, saveReview, readReview });

const Form = chakra('form', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > div': { width: 'full' } },
});

type CommentsRef = ActorRefFrom<typeof flowCommentsMachine>;

interface Props {
  flow: string;
  /** The chosen state or transition; null for the whole flow. */
  part: string | null;
  onSeek: (id: string) => void;
}

/** What readers say of a flow, and a form to say more. */
export function CommentsPanel({ flow, part, onSeek }: Props) {
  const comments = useFlow(flowComments, { flow });
  const state = useSelector(comments, (snapshot) => snapshot);
  const { flowText, own, committed, refusal } = state.context;
  const trouble =
    refusal ||
    (state.matches({ ready: 'unstored' }) && 'This browser stores nothing: save the comments as a file.') ||
    (state.matches({ ready: 'unsaved' }) && 'The file couldn’t be saved. Allow downloads for this site.');
  return (
    <PanelSection aria-label="Comments">
      <h2>Comments</h2>
      {state.matches('failed') && (
        <>
          <StatusLine tone="error">The comments couldn’t be loaded.</StatusLine>
          <Button size="sm" variant="outline" onClick={() => comments.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      <StatusLine tone="error">{trouble}</StatusLine>
      {flowText && (
        <>
          <Listed
            comments={comments}
            flowText={flowText}
            all={mergedComments(committed, own)}
            onSeek={onSeek}
          />
          <AddComment key={part} comments={comments} flowText={flowText} part={part ?? ''} />
          <div data-part="row">
            <Button
              size="sm"
              variant="outline"
              aria-disabled={!state.can({ type: 'review.requested' })}
              onClick={() => comments.send({ type: 'review.requested' })}
            >
              Save all as a file
            </Button>
            <FileButton
              label="Open a file"
              accept=".json,application/json"
              isDisabled={false}
              onChoose={(content) => comments.send({ type: 'file.offered', content })}
            />
          </div>
        </>
      )}
    </PanelSection>
  );
}

interface ListedProps {
  comments: CommentsRef;
  flowText: FlowText;
  all: readonly Comment[];
  onSeek: (id: string) => void;
}

function Listed({ comments, flowText, all, onSeek }: ListedProps) {
  const listed = all.filter(({ flow }) => flow === flowText.id);
  if (listed.length === 0) return <p data-part="note">Nobody has commented on this flow yet.</p>;
  return (
    <PartList data-scrolls>
      {listed.map((comment) => {
        const { part, kind, text, name, date } = comment;
        const removal = { type: 'comment.removed', comment } as const;
        return (
          <li key={commentKey(comment)}>
            <button type="button" onClick={() => part !== '' && onSeek(part)}>
              {partTitle(flowText, part)}
              <em>
                {kindTexts[kind]}: {text}
              </em>
              <span>
                {name}, {date}
                {standings[standingOf(comment, flowText)]}
              </span>
            </button>
            {comments.getSnapshot().can(removal) && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${name}’s comment: ${text}`}
                onClick={() => comments.send(removal)}
              >
                Remove
              </Button>
            )}
          </li>
        );
      })}
    </PartList>
  );
}

function AddComment({
  comments,
  flowText,
  part,
}: {
  comments: CommentsRef;
  flowText: FlowText;
  part: string;
}) {
  const { now } = useRuntime();
  const name = useSelector(comments, ({ context }) => context.own.at(-1)?.name ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const textIn = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' ? value.trim() : '';
    };
    const kind = COMMENT_KINDS.find((one) => one === textIn('kind')) ?? 'question';
    const date = new Date(now()).toISOString().slice(0, 10);
    comments.send({
      type: 'comment.added',
      comment: { part, kind, text: textIn('text'), name: textIn('name'), date },
    });
    for (const area of form.querySelectorAll('textarea')) area.value = '';
  };
  return (
    <Form onSubmit={submit}>
      <p data-part="note">On: {partTitle(flowText, part)}</p>
      <NativeSelect
        label="It is"
        name="kind"
        options={COMMENT_KINDS.map((kind) => ({ value: kind, label: kindTexts[kind] }))}
      />
      <TextArea label="Comment" name="text" maxLength={2000} />
      <TextField label="Your name" name="name" maxLength={80} autoComplete="name" defaultValue={name} />
      <Button type="submit" size="sm" variant="outline">
        Add comment
      </Button>
    </Form>
  );
}

const kindTexts: Record<Comment['kind'], string> = { right: 'Right', wrong: 'Wrong', question: 'Question' };
const standings = { same: '', changed: '. Changed since.', gone: '. No longer there.' };
