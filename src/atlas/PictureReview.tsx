import type { PictureChange } from '#machines/inspect/change.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type FormEvent } from 'react';
import { savePicture } from '../actors/atlas/flows.ts';
import { inFolder } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';

const Review = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    '& fieldset': { minWidth: '0', padding: '3', borderWidth: '1px', borderRadius: 'md' },
    '& legend': { fontWeight: '600', paddingInline: '1', overflowWrap: 'anywhere' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      marginInlineEnd: '6',
    },
    '& fieldset > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      gap: '3',
    },
    '& img': {
      maxWidth: 'full',
      maxHeight: '40rem',
      objectFit: 'contain',
      objectPosition: 'top left',
      borderWidth: '1px',
    },
  },
});

/** Each changed picture before, now and what differs, to accept or refuse; the decisions become a file. */
export function PictureReview({ pictures }: { pictures: readonly PictureChange[] }) {
  const form = useRef<HTMLFormElement>(null);
  const acceptOthers = () => {
    for (const choice of form.current?.querySelectorAll('fieldset') ?? [])
      if (!choice.querySelector(':checked')) choice.querySelector('input')?.click();
  };
  return (
    <Review ref={form} onSubmit={save}>
      <p data-part="note">
        Saved decisions are for{' '}
        <code translate="no">npm run tool -- screens --against COPY --decisions FILE</code>: accepted pictures
        become those of the copy.
      </p>
      {pictures.map((picture) => (
        <Pictures key={picture.file} picture={picture} />
      ))}
      <div data-part="row">
        <Button size="sm" variant="outline" onClick={acceptOthers}>
          Accept the undecided
        </Button>
        <Button size="sm" type="submit">
          Save decisions
        </Button>
      </div>
    </Review>
  );
}

function Pictures({ picture: { file, kind, what, difference } }: { picture: PictureChange }) {
  const shown = [
    ['Before', kind === 'new' ? null : `before/${file}`],
    ['Now', kind === 'gone' ? null : `now/${file}`],
    ['Difference', difference ?? null],
  ] as const;
  return (
    <fieldset>
      <legend>
        {file.replace(/\.webp$/, '')} {what}
      </legend>
      <label>
        <input type="radio" name={file} value="accepted" /> Accept
      </label>
      <label>
        <input type="radio" name={file} value="refused" /> Refuse
      </label>
      <div>
        {shown.map(
          ([label, path]) =>
            path !== null && (
              <figure key={label}>
                <figcaption>{label}</figcaption>
                <img
                  loading="lazy"
                  src={inFolder(`/flows/pictures/${path}`)}
                  alt={`${label}: ${file.replace(/\.webp$/, '')}`}
                />
              </figure>
            ),
        )}
      </div>
    </fieldset>
  );
}

function save(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const answers = [...new FormData(event.currentTarget)];
  const those = (answer: string) => answers.flatMap(([file, given]) => (given === answer ? [file] : []));
  const text = JSON.stringify({ accepted: those('accepted'), refused: those('refused') }, null, 2);
  savePicture('decisions.json', new Blob([`${text}\n`], { type: 'application/json' }));
}
