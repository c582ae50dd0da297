import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { nameOf } from '#machines/atlas/diagram-viewer.rules.ts';
import type { signOffMachine } from '#machines/atlas/sign-off.machine.ts';
import { changedStates, readingOf } from '#machines/atlas/sign-off.rules.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { Button } from '../ui/base/Button.tsx';
import { PanelSection, PartList } from './Panel.tsx';
import {
  readByText,
  ReaderName,
  ReadingText,
  signOff,
  SignOffFiles,
  SignOffProblem,
} from './SignOffParts.tsx';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
}

/** Who has read this flow, and the state that is chosen; what has changed since. */
export function SignOffPanel({ viewer, picture }: Props) {
  const reading = useFlow(signOff);
  const isOpen = useSelector(reading, (state) => state.hasTag('open'));
  const selected = useSelector(viewer, (state) => state.context.selected);
  const { states, transitions } = picture;
  const transition = transitions.find(({ id }) => id === selected);
  const state = states.find(({ id }) => id === (transition?.from ?? selected));
  return (
    <PanelSection aria-label="Sign-off">
      <h2>Sign-off</h2>
      {isOpen && (
        <>
          <ReaderName reading={reading} />
          <Part reading={reading} flow={picture.id} state="" name={picture.title} label="this flow" />
          {state && state.parent !== null && (
            <Part
              reading={reading}
              flow={picture.id}
              state={state.id}
              name={`${picture.title} › ${nameOf(picture, state.id)}`}
              label={`“${nameOf(picture, state.id)}”`}
            />
          )}
          <ChangedStates
            reading={reading}
            picture={picture}
            onSeek={(id) => viewer.send({ type: 'part.requested', id })}
          />
          <SignOffFiles reading={reading} />
        </>
      )}
      <SignOffProblem reading={reading} />
    </PanelSection>
  );
}

type Reading = ActorRefFrom<typeof signOffMachine>;

interface PartProps {
  reading: Reading;
  flow: string;
  state: string;
  /** As it is named in a sign-off file. */
  name: string;
  /** As the buttons call it. */
  label: string;
}

function Part({ reading, flow, state, name, label }: PartProps) {
  const marks = useSelector(reading, ({ context }) => context.marks);
  const prints = useSelector(reading, ({ context }) => context.prints);
  const reader = useSelector(reading, ({ context }) => context.reader.trim());
  const { status, marks: own } = readingOf(marks, prints, flow, state);
  const { now } = useRuntime();
  const mine = own.find((mark) => mark.reader === reader);
  return (
    <>
      <ReadingText status={status} marks={own} label={label} />
      <div data-part="row">
        {mine?.print !== prints[flow]?.[state] && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => reading.send({ type: 'part.read', flow, state, name, now: now() })}
          >
            Mark {label} as read
          </Button>
        )}
        {mine && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => reading.send({ type: 'part.unread', flow, state })}
          >
            Take back your mark of {label}
          </Button>
        )}
      </div>
    </>
  );
}

interface ChangedProps {
  reading: Reading;
  picture: Picture;
  onSeek: (id: string) => void;
}

function ChangedStates({ reading, picture, onSeek }: ChangedProps) {
  const marks = useSelector(reading, ({ context }) => context.marks);
  const prints = useSelector(reading, ({ context }) => context.prints);
  const changed = changedStates(marks, prints, picture.id);
  if (changed.length === 0) return null;
  return (
    <>
      <h3>States that changed since they were read</h3>
      <PartList>
        {changed.map((mark) => (
          <li key={mark.state}>
            <button type="button" onClick={() => onSeek(mark.state)}>
              {mark.name}
              <span>{readByText(mark)}</span>
            </button>
          </li>
        ))}
      </PartList>
    </>
  );
}
