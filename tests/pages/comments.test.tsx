import type { flowCommentsMachine } from '#machines/atlas/flow-comments.machine.ts';
import type { Draft } from '#machines/atlas/flow-comments.rules.ts';
import type { Comment } from '#machines/inspect/comments.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { CommentsPanel } from '../../src/atlas/CommentsPanel.tsx';
import model from '../machines/models/flow-comments.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

testPage('Comments', {
  model,
  page: <CommentsPanel flow="lamp" part="lamp.on" onSeek={() => undefined} />,
  gestures: {
    'load.retried': () => press('Try again'),
    'draft.changed': ({ draft }: { draft: Draft }) => {
      type('Comment', draft.text);
      type('Your name', draft.name);
    },
    'comment.added': () => press('Add comment'),
    'comment.removed': ({ comment: { name, text } }: { comment: Comment }) => {
      const button = screen.getByRole('button', { name: `Remove ${name}’s comment: ${text}` });
      fireEvent.click(button, { detail: 1 });
      fireEvent.click(button, { detail: 2 });
    },
    'comment.restored': ({ comment: { name, text } }: { comment: Comment }) =>
      press(`Restore ${name}’s comment: ${text}`),
    'review.requested': () => press('Save all as a file'),
    'file.offered': ({ content }: { content: Blob }) =>
      fireEvent.change(document.querySelector('input[type=file]') ?? document, {
        target: { files: [new File([content], 'review.json')] },
      }),
  },
  see: (snapshot: SnapshotFrom<typeof flowCommentsMachine>) => {
    const panel = screen.getByRole('region', { name: 'Comments' });
    const { own, removed, committed, refusal, flowText, draft, errors } = snapshot.context;
    expect(document.querySelector('b, i')).toBeNull();
    expect(panel.textContent?.includes('couldn’t be loaded')).toBe(snapshot.matches('failed'));
    expect(panel.textContent?.includes('This browser stores nothing')).toBe(
      snapshot.matches({ ready: { list: 'unstored' } }),
    );
    expect(panel.textContent?.includes('The file couldn’t be saved')).toBe(
      snapshot.matches({ ready: { list: 'unsaved' } }),
    );
    if (refusal) within(panel).getByText(refusal);
    if (!flowText) return;
    expect(within(panel).getAllByRole('listitem')).toHaveLength(own.length + committed.length);
    within(panel).getByText('Luis, 2026-10-01. No longer there.');
    expect(within(panel).queryAllByRole('button', { name: /^Remove / })).toHaveLength(
      own.length - removed.length,
    );
    expect(within(panel).queryAllByRole('button', { name: /^Restore / })).toHaveLength(removed.length);
    const { name, text } = errors;
    for (const [label, value, error] of [
      ['Comment', draft.text, text],
      ['Your name', draft.name, name],
    ] as const) {
      expect(field(label).value).toBe(value);
      const described = field(label).getAttribute('aria-describedby');
      expect(document.getElementById(described ?? '')?.textContent).toBe(error);
    }
  },
});
