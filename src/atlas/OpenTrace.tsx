import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/base/Button.tsx';
import { controlStyle } from '../ui/base/control.ts';
import { Field, fieldAttributes } from '../ui/form/Field.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { prepareReplay } from '../actors/atlas/traces.ts';
import { chosenFile, pastedText } from './use-offered-files.ts';

const Area = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    maxWidth: '46rem',
    '& > [data-part=target]': {
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      padding: { base: '6', md: '10' },
      bg: 'bg.panel',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      borderRadius: 'lg',
      textAlign: 'center',
      '& > svg': { width: '2.75rem', height: '2.75rem', color: 'brand.fg', strokeWidth: '1.5' },
      '& > h2': { textStyle: 'subheading' },
      '& > p': { color: 'fg.muted', textStyle: 'small', maxWidth: '28rem', textWrap: 'pretty' },
      '& > button': { marginTop: '2' },
    },
    '& > output': { justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' },
    '& > form': { display: 'grid', gap: '3', justifyItems: 'start', '& > div': { width: 'full' } },
  },
});
const TextArea = chakra('textarea', {
  base: { ...controlStyle, minHeight: '24', fontFamily: 'mono', fontSize: '0.875rem', resize: 'vertical' },
});

interface Props {
  title: string;
  hint: string;
  fileName: string;
  /** Why the last file was refused; empty if it wasn't. */
  refusal: string;
  onOffer: (files: readonly OfferedFile[]) => void;
  /** An alternative, shown below. */
  children?: ReactNode;
}

/** Opens a trace from a file or text. Files can be dropped anywhere on the page. */
export function OpenTrace({ title, hint, fileName, refusal, onOffer, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(prepareReplay, []);
  return (
    <Area>
      <div data-part="target">
        <FileUp aria-hidden />
        <h2>{title}</h2>
        <p>{hint}</p>
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,application/json"
          aria-label="Trace file"
          hidden
          onChange={({ currentTarget }) => {
            onOffer(Array.from(currentTarget.files ?? [], chosenFile));
            currentTarget.value = '';
          }}
        />
      </div>
      <StatusLine tone="error">{refusal && (fileName ? `${fileName}: ${refusal}` : refusal)}</StatusLine>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          if (typeof text === 'string') onOffer([pastedText(text)]);
        }}
      >
        <Field id="trace-text" label="Or paste its text" error={undefined}>
          <TextArea
            {...fieldAttributes('trace-text', null, undefined)}
            name="text"
            rows={4}
            required
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="outline">
          Open this text
        </Button>
      </form>
      {children && <div>{children}</div>}
    </Area>
  );
}
