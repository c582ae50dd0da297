import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { StatusLine } from '../base/StatusLine.tsx';
import { useModal } from '../base/use-modal.ts';
import { Form, formValues } from '../form/Form.tsx';
import { TextField } from '../form/TextField.tsx';

const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - 2.5rem)',
    maxWidth: '32rem',
    maxHeight: 'calc(100dvh - 1.5rem)',
    margin: 'auto',
    padding: { base: '5', sm: '6' },
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    overflowY: 'auto',
    _open: { animation: 'rise 0.2s {easings.standard}' },
    _backdrop: { background: 'rgb(20 12 8 / 0.55)', animation: 'fade 0.15s' },
    '& h2': { textStyle: 'subheading', textWrap: 'balance', overflowWrap: 'anywhere', marginBottom: '4' },
    '& output': { justifyContent: 'flex-start', textAlign: 'start' },
    '& output:has(> :empty)': { position: 'absolute' },
    '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& q': { overflowWrap: 'anywhere' },
  },
});

interface Props {
  open: boolean;
  title: ReactNode;
  /** What the field begins with. */
  text: string;
  error: string | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** The note as it was saved elsewhere meanwhile; null if it wasn't. */
  replaced: string | null;
  onInput: (note: string) => void;
  onSave: (note: string) => void;
  onCancel: () => void;
  /** Escape, with what was typed. */
  onClose: (note: string) => void;
}

/** Asks for a note of one line. Focus returns to the opener. */
export function NoteDialog(props: Props) {
  const { open, title, text, error, isBusy, hasFailed, replaced, onInput, onSave, onCancel, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal(open, () => onClose(field.current?.value ?? text));
  const id = useId();
  const noteIn = (data: FormData) => formValues(data, ['note']).note;
  return (
    <Dialog {...modal} aria-labelledby={id}>
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          <Form
            isDisabled={isBusy}
            errors={error === undefined ? {} : { note: error }}
            onSubmit={(data) => onSave(noteIn(data))}
            onInput={(data) => onInput(noteIn(data))}
          >
            <TextField
              ref={field}
              label="What helps me"
              name="note"
              hint={`A picture, a rhyme, a similar word: 200 characters at most.${text === '' ? '' : ' Leave it empty to remove it.'}`}
              defaultValue={text}
              error={error}
              autoComplete="off"
            />
            <StatusLine tone={hasFailed ? 'error' : 'neutral'}>
              {hasFailed && 'Your note couldn’t be checked. Please save it again.'}
              {!hasFailed && replaced !== null && <Replaced note={replaced} />}
            </StatusLine>
            <div data-part="actions">
              <Button type="submit">Save</Button>
              <Button variant="outline" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </Form>
        </>
      )}
    </Dialog>
  );
}

function Replaced({ note }: { note: string }) {
  if (note === '') return 'It was removed elsewhere meanwhile. Saving brings yours back.';
  return (
    <>
      Saved elsewhere meanwhile: <q translate="no">{note}</q>. Saving replaces it.
    </>
  );
}
