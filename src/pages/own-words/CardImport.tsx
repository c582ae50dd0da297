import { cardImportMachine } from '#machines/study/card-import.machine.ts';
import {
  IMPORT_ROWS,
  SEPARATORS,
  type CardList,
  type Part,
  type ListFormat,
} from '#machines/study/card-import.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { prepareImport, readList, storeCards, watchImport } from '../../actors/own-words.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { FileButton } from '../../ui/form/FileButton.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { useUnsavedText, type UnsavedTextRef } from './use-unsaved-text.ts';
import {
  CardRows,
  ImportDetails,
  LeftOutRows,
  PasteForm,
  FormatFields,
} from '../../ui/site/CardImportLayout.tsx';

const cardImport = wire(cardImportMachine, { readList, storeCards });

type Flow = { flow: ActorRefFrom<typeof cardImportMachine> };
type Snapshot = SnapshotFrom<typeof cardImportMachine>;

/** How many of a list's cards and lines to show. */
const SHOWN = { cards: 3, leftOut: 200 };

/** Phones don't know the packages' extensions. */
const ACCEPTED =
  '.csv,.tsv,.tab,.txt,.apkg,.colpkg,text/csv,text/plain,application/zip,application/octet-stream';

const NONE = { value: '', label: 'None' };
const firstLines = [
  { value: 'word', label: 'A word' },
  { value: 'heading', label: 'A heading' },
];
const parts = [
  { part: 'spanish', label: 'Spanish' },
  { part: 'english', label: 'English' },
  { part: 'sentence', label: 'Sentence' },
] as const satisfies readonly { part: Part; label: string }[];

interface Props {
  learner: string;
  zone: string;
  words: readonly AnyCard[];
}

/** Imports a list of words; `words` are the learner's. */
export function CardImport({ learner, zone, words }: Props) {
  const flow = useFlow(cardImport, { learner, zone });
  const isOffered = useSelector(flow, (state) => state.matches('offered'));
  const isReading = useSelector(flow, (state) => state.matches('reading'));
  const isStoring = useSelector(
    flow,
    (state) => state.matches('storing') && !state.matches({ storing: 'starting' }),
  );
  const text = useUnsavedText(useMemo(() => watchImport(flow, isAtStake), [flow]));
  return (
    <ImportDetails onToggle={prepareImport}>
      <summary>Add a list of words</summary>
      <div>
        {isOffered && <Offer flow={flow} text={text} words={words} />}
        {isReading && <Bar flow={flow} title="Reading the list..." label="Read so far" />}
        {isStoring && <Bar flow={flow} title="Adding the words..." label="Added so far" />}
        {!isOffered && !isReading && !isStoring && <Preview flow={flow} />}
        <Outcome flow={flow} />
      </div>
      <LeaveDialog flow={text}>You haven’t added the words of your list yet.</LeaveDialog>
    </ImportDetails>
  );
}

/** Whether leaving loses words to add, or a list to correct. */
function isAtStake(state: Snapshot): boolean {
  return state.hasTag('busy') || state.can({ type: 'import.confirmed' }) || refusedText(state) !== '';
}

/** The pasted list that couldn't be parsed. */
function refusedText(state: Snapshot): string {
  const { source } = state.context;
  return state.matches({ offered: 'refused' }) && source.kind === 'text' ? source.text : '';
}

function Offer({ flow, text, words }: Flow & Pick<Props, 'words'> & { text: UnsavedTextRef }) {
  const refused = useSelector(flow, refusedText);
  return (
    <>
      <p>
        A CSV or text file, or a package from Anki: Spanish, English and, if you like, a sentence. At most{' '}
        {IMPORT_ROWS.toLocaleString('en')} rows.
      </p>
      <div data-part="actions">
        <FileButton
          label="Choose a file"
          accept={ACCEPTED}
          isDisabled={false}
          onChoose={(file) => flow.send({ type: 'source.chosen', source: { kind: 'file', file }, words })}
        />
      </div>
      <PasteForm
        label="Or paste the list"
        text={refused}
        onType={(typed) => text.send({ type: typed === '' ? 'text.discarded' : 'text.typed' })}
        onPaste={(pasted) =>
          flow.send({ type: 'source.chosen', source: { kind: 'text', text: pasted }, words })
        }
      />
    </>
  );
}

function Bar({ flow, title, label }: Flow & { title: string; label: string }) {
  const done = useSelector(flow, ({ context }) => context.done);
  const canCancel = useSelector(flow, (state) => state.can({ type: 'import.cancelled' }));
  return (
    <>
      <h3>{title}</h3>
      <ProgressBar label={label} value={done} max={1} />
      <div data-part="actions">
        <Cancel flow={flow} isDisabled={!canCancel} />
      </div>
    </>
  );
}

function Preview({ flow }: Flow) {
  const { cards, leftOut, format } = useSelector(flow, ({ context }) => context.list);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const canSwap = useSelector(flow, (state) => state.can({ type: 'languages.swapped' }));
  return (
    <>
      <div role="status">
        <h3>{cards.length === 0 ? 'Nothing to add' : `${wordsText(cards.length)} to add`}</h3>
      </div>
      <Format flow={flow} format={format} isDisabled={!canSwap} />
      {cards.length > 0 && <CardRows cards={cards.slice(0, SHOWN.cards)} />}
      {cards.length > SHOWN.cards && <p>… and {(cards.length - SHOWN.cards).toLocaleString('en')} more.</p>}
      {leftOut.length > 0 && (
        <>
          <p>
            {leftOutText(leftOut, format.unit)}
            {leftOut.length > SHOWN.leftOut && `. The first ${SHOWN.leftOut}`}:
          </p>
          <LeftOutRows unit={format.unit} rows={leftOut.slice(0, SHOWN.leftOut)} />
        </>
      )}
      <div data-part="actions">
        {cards.length > 0 && (
          <Button disabled={isBusy} onClick={() => flow.send({ type: 'import.confirmed' })}>
            Add {wordsText(cards.length)}
          </Button>
        )}
        {canSwap && (
          <Button variant="outline" onClick={() => flow.send({ type: 'languages.swapped' })}>
            Swap Spanish and English
          </Button>
        )}
        {!isBusy && <Cancel flow={flow} />}
      </div>
    </>
  );
}

/** What was understood, to change. */
function Format({ flow, format, isDisabled }: Flow & { format: ListFormat; isDisabled: boolean }) {
  const { separator, hasHeading, columns, titles, noteTypes, noteType, unit, media } = format;
  const ofColumns = titles.map((title, index) => ({
    value: String(index),
    label: `${index + 1}: ${title || '(empty)'}`,
  }));
  return (
    <>
      {unit === 'Note' && (
        <p>
          {media > 0 && `${media.toLocaleString('en')} sounds and pictures are left out. `}
          Review starts anew with these words: the schedule stays in Anki.
        </p>
      )}
      <FormatFields disabled={isDisabled}>
        <legend>How the list was read</legend>
        {parts.map(({ part, label }) => (
          <NativeSelect
            key={part}
            label={label}
            translate="no"
            value={String(columns[part] ?? '')}
            options={[...(columns[part] === null || part === 'sentence' ? [NONE] : []), ...ofColumns]}
            onChange={(column) =>
              flow.send({ type: 'column.chosen', part, column: column === '' ? null : Number(column) })
            }
          />
        ))}
        {separator !== null && (
          <NativeSelect
            label="Separator"
            value={separator}
            options={separatorsWith(separator)}
            onChange={(chosen) => flow.send({ type: 'separator.chosen', separator: chosen })}
          />
        )}
        {hasHeading !== null && (
          <NativeSelect
            label="First line"
            value={hasHeading ? 'heading' : 'word'}
            options={firstLines}
            onChange={(chosen) => flow.send({ type: 'heading.chosen', hasHeading: chosen === 'heading' })}
          />
        )}
        {noteTypes.length > 1 && (
          <NativeSelect
            label="Note type"
            value={String(noteType)}
            options={noteTypes.map(({ name, count }, index) => ({
              value: String(index),
              label: `${name} (${count.toLocaleString('en')})`,
            }))}
            onChange={(chosen) => flow.send({ type: 'notes.chosen', noteType: Number(chosen) })}
          />
        )}
      </FormatFields>
    </>
  );
}

function separatorsWith(separator: string): readonly { value: string; label: string }[] {
  const isUsual = SEPARATORS.some(({ value }) => value === separator);
  return isUsual ? SEPARATORS : [{ value: separator, label: separator }, ...SEPARATORS];
}

function Cancel({ flow, isDisabled = false }: Flow & { isDisabled?: boolean }) {
  return (
    <Button
      variant="outline"
      disabled={isDisabled}
      onClick={singleClick(() => flow.send({ type: 'import.cancelled' }))}
    >
      Cancel
    </Button>
  );
}

function Outcome({ flow }: Flow) {
  const count = useSelector(flow, ({ context }) => context.list.cards.length);
  const reason = useSelector(flow, ({ context }) => context.reason);
  const isStored = useSelector(flow, (state) => state.matches({ offered: 'stored' }));
  const isRefused = useSelector(flow, (state) => state.hasTag('refused'));
  const isCancelled = useSelector(flow, (state) => state.matches({ offered: 'cancelled' }));
  const isFull = useSelector(flow, (state) => state.matches('full'));
  return (
    <StatusLine tone={isStored ? 'success' : isRefused || isFull ? 'error' : 'neutral'}>
      {isStored && `${wordsText(count)} added.`}
      {isRefused && (reason || 'The list could not be read. Please try again.')}
      {isCancelled && 'Cancelled. None of the words was added.'}
      {isFull && 'This device is out of space, so none of them was added.'}
    </StatusLine>
  );
}

function leftOutText(leftOut: CardList['leftOut'], unit: ListFormat['unit']): string {
  const all = leftOut.length;
  const row = unit.toLowerCase();
  const doubles = leftOut.filter(({ isDouble }) => isDouble).length;
  if (all === 1) return doubles === 1 ? `1 ${row} is left out, a duplicate` : `1 ${row} is left out`;
  const rows = `${all.toLocaleString('en')} ${row}s are left out`;
  if (doubles === 0) return rows;
  const part = doubles === all ? 'all' : doubles.toLocaleString('en');
  return `${rows}, ${part} of them ${doubles === 1 ? 'a duplicate' : 'duplicates'}`;
}

function wordsText(count: number): string {
  return count === 1 ? '1 word' : `${count.toLocaleString('en')} words`;
}
