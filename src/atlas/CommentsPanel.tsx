import { flowCommentsMachine } from '#machines/atlas/flow-comments.machine.ts';
import type { Draft } from '#machines/atlas/flow-comments.rules.ts';
import {
  COMMENT_KINDS,
  commentKey,
  mergedComments,
  partTitle,
  standingOf,
  type Comment,
} from '#machines/inspect/comments.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  keepDraft,
  loadComments,
  readReview,
  saveReview,
  storeComments,
  watchComments,
} from '../actors/atlas/flows.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { TextButton } from '../ui/base/TextButton.tsx';
import { FileButton } from '../ui/form/FileButton.tsx';
import { Form } from '../ui/form/Form.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { PanelSection, PartList } from './SideColumn.tsx';

const flowComments = wire(flowCommentsMachine, {
  loadComments,
  storeComments,
  watchComments,
  keepDraft,
  saveReview,
  readReview,
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
    (state.matches({ ready: { list: 'unstored' } }) &&
      'This browser stores nothing: save the comments as a file.') ||
    (state.matches({ ready: { list: 'unsaved' } }) &&
      'The file couldn’t be saved. Allow downloads for this site.');
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
          <AddComment comments={comments} flowText={flowText} part={part ?? ''} />
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
  if (listed.length === 0) return <p data-part="note">Nobody has commented here yet.</p>;
  return (
    <PartList data-scrolls>
      {listed.map((comment) => {
        const { part, kind, text, name, date } = comment;
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
            <Removal comments={comments} comment={comment} />
          </li>
        );
      })}
    </PartList>
  );
}

/** A removed comment keeps its row, so that a double click takes no other, and can be restored. */
function Removal({ comments, comment }: { comments: CommentsRef; comment: Comment }) {
  const removal = { type: 'comment.removed', comment } as const;
  const restoring = { type: 'comment.restored', comment } as const;
  const canRemove = useSelector(comments, (state) => state.can(removal));
  const canRestore = useSelector(comments, (state) => state.can(restoring));
  if (!canRemove && !canRestore) return null;
  const { name, text } = comment;
  return (
    <div data-part="row">
      {canRestore && <p data-part="note">Removed.</p>}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${canRestore ? 'Restore' : 'Remove'} ${name}’s comment: ${text}`}
        onClick={({ detail }) => detail < 2 && comments.send(canRestore ? restoring : removal)}
      >
        {canRestore ? 'Undo' : 'Remove'}
      </Button>
    </div>
  );
}

interface AddCommentProps {
  comments: CommentsRef;
  flowText: FlowText;
  part: string;
}

function AddComment({ comments, flowText, part }: AddCommentProps) {
  const { now } = useRuntime();
  const draft = useSelector(comments, ({ context }) => context.draft);
  const errors = useSelector(comments, ({ context }) => context.errors);
  const target = draft.text === '' ? part : (draft.part ?? part);
  const change = (more: Partial<Draft>) =>
    comments.send({ type: 'draft.changed', draft: { ...draft, part: target, ...more } });
  const add = () =>
    comments.send({
      type: 'comment.added',
      part: target,
      date: new Date(now()).toISOString().slice(0, 10),
    });
  return (
    <Form isDisabled={false} errors={errors} onSubmit={add}>
      <p data-part="note">On: {partTitle(flowText, target)}</p>
      {target !== part && (
        <div data-part="row">
          <TextButton onClick={() => change({ part })}>
            Comment on “{partTitle(flowText, part)}” instead
          </TextButton>
        </div>
      )}
      <NativeSelect
        label="It is"
        name="kind"
        value={draft.kind}
        options={COMMENT_KINDS.map((kind) => ({ value: kind, label: kindTexts[kind] }))}
        onChange={(value) => change({ kind: COMMENT_KINDS.find((kind) => kind === value) ?? draft.kind })}
      />
      <TextArea
        label="Comment"
        name="text"
        value={draft.text}
        error={errors.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        value={draft.name}
        error={errors.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Button type="submit" size="sm" variant="outline" justifySelf="start">
        Add comment
      </Button>
    </Form>
  );
}

const kindTexts: Record<Comment['kind'], string> = { right: 'Right', wrong: 'Wrong', question: 'Question' };
const standings = { same: '', changed: '. Changed since.', gone: '. No longer there.' };
