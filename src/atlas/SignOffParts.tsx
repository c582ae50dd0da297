import { signOffMachine } from '#machines/atlas/sign-off.machine.ts';
import { MAX_NAME, type ReadMark, type Reading } from '#machines/atlas/sign-off.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  keepSignOff,
  loadSignOff,
  readSignOff,
  saveSignOff,
  watchSignOff,
} from '../actors/atlas/sign-off.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { TextField } from '../ui/form/TextField.tsx';

export const signOff = wire(signOffMachine, {
  loadSignOff,
  keepSignOff,
  watchSignOff,
  readSignOff,
  saveSignOff,
});

type SignOffRef = ActorRefFrom<typeof signOffMachine>;

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    '& > [aria-hidden]': { fontWeight: '700' },
    '&[data-status=read]': { '& > [aria-hidden]': { color: 'success.fg' } },
    '&[data-status=changed]': { fontWeight: '600', '& > [aria-hidden]': { color: 'danger.fg' } },
    '&[data-status=unread]': { color: 'fg.muted' },
  },
});

/** Whether a part was read as it is now, by whom and when. */
export function ReadingText({ status, marks, label }: Reading & { label: string }) {
  const [latest] = marks;
  if (!latest) return <Line data-status={status}>Nobody has marked {label} as read.</Line>;
  if (status === 'read') {
    return (
      <Line data-status={status}>
        <span aria-hidden>✓</span>
        <span>
          {sentence(label)} as it is now was {readByText(latest)}.
        </span>
      </Line>
    );
  }
  return (
    <Line data-status={status}>
      <span aria-hidden>≠</span>
      <span>
        {sentence(label)} changed since you looked: it was {readByText(latest)}.
      </span>
    </Line>
  );
}

function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** `read by Ana on 23 Nov 2026`. */
export function readByText({ reader, readAt }: ReadMark): string {
  return `read by ${reader} on ${days.format(readAt)}`;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The name under which parts are marked in this browser. */
export function ReaderName({ reading }: { reading: SignOffRef }) {
  const reader = useSelector(reading, ({ context }) => context.reader);
  const isNameless = useSelector(reading, (state) => state.matches({ open: 'nameless' }));
  return (
    <TextField
      label="Your name"
      name="reader"
      value={reader}
      maxLength={MAX_NAME}
      autoComplete="name"
      error={isNameless ? 'Say who has read it: type your name, then mark it again.' : undefined}
      onChange={({ currentTarget }) => reading.send({ type: 'reader.named', name: currentTarget.value })}
    />
  );
}

/** What went wrong with the sign-off, if something did. */
export function SignOffProblem({ reading }: { reading: SignOffRef }) {
  const refusal = useSelector(reading, ({ context }) => context.refusal);
  const hasFailed = useSelector(reading, (state) => state.matches('failed'));
  const isUnkept = useSelector(reading, (state) => state.matches({ open: 'unkept' }));
  const isNameless = useSelector(reading, (state) => state.matches({ open: 'nameless' }));
  return (
    <>
      <StatusLine tone="error">
        {refusal ||
          (isNameless && 'Your name is missing.') ||
          (hasFailed && 'The sign-off could not be loaded.') ||
          (isUnkept && 'This browser keeps no data for this site: export your marks before you close it.')}
      </StatusLine>
      {hasFailed && (
        <Button size="sm" onClick={() => reading.send({ type: 'load.retried' })}>
          Try again
        </Button>
      )}
    </>
  );
}

/** Saves all marks as a file, and adds those of another. */
export function SignOffFiles({ reading }: { reading: SignOffRef }) {
  const input = useRef<HTMLInputElement>(null);
  const { now } = useRuntime();
  return (
    <div data-part="row">
      <Button
        size="sm"
        variant="outline"
        onClick={() => reading.send({ type: 'file.requested', now: now() })}
      >
        Export all marks
      </Button>
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        Import marks
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Sign-off file"
        hidden
        onChange={({ currentTarget }) => {
          const [content] = currentTarget.files ?? [];
          if (content) reading.send({ type: 'file.offered', size: content.size, content });
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
