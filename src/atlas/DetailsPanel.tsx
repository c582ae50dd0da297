import { nameOf, plain, waysOut } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture, PictureState, PictureTransition } from '#machines/inspect/picture.ts';
import X from 'lucide-react/icons/x';
import { IconButton } from '../ui/base/Button.tsx';
import { kindNames } from './kinds.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { TransitionList, pathsText } from './TransitionList.tsx';

interface Props {
  picture: Picture;
  /** Id of the state or transition that is described. */
  part: string | null;
  /** Whether it was chosen: then it stays, on narrow screens over the page. */
  isChosen: boolean;
  onSeek: (id: string) => void;
  onClose: () => void;
}

type PartProps = Pick<Props, 'picture' | 'onSeek'>;

/** Describes the state or transition that is chosen or pointed at. */
export function DetailsPanel({ picture, part, isChosen, onSeek, onClose }: Props) {
  const state = picture.states.find(({ id }) => id === part);
  const transition = picture.transitions.find(({ id }) => id === part);
  return (
    <PanelSection aria-label="Details" aria-live="polite" {...(isChosen && { 'data-sheet': 'details' })}>
      {state && <StateDetails picture={picture} state={state} onSeek={onSeek} />}
      {transition && <TransitionDetails picture={picture} transition={transition} onSeek={onSeek} />}
      {!state && !transition && (
        <p data-part="note">Point at a state or choose one to read what it does and where it leads.</p>
      )}
      {isChosen && (
        <IconButton label="Close the details" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </PanelSection>
  );
}

function StateDetails({ picture, state, onSeek }: PartProps & { state: PictureState }) {
  const ways = waysOut(picture, state.id);
  const own = ways.filter(({ from }) => from === state.id);
  const inherited = ways.filter(({ from }) => from !== state.id);
  const facts = state.facts.filter(({ kind }) => kind !== 'handles');
  return (
    <>
      <h2>
        {nameOf(picture, state.id)} <small>{kindTexts[state.kind]}</small>
      </h2>
      {state.description && <p>{state.description}</p>}
      {facts.length > 0 && (
        <ul>
          {facts.map(({ text }) => (
            <li key={text}>
              {plain(text)}
              <Effects picture={picture} label={text} />
            </li>
          ))}
        </ul>
      )}
      <h3>{own.length > 0 ? 'Transitions out of it' : 'It has no transitions of its own.'}</h3>
      <TransitionList picture={picture} transitions={own} onSeek={onSeek} />
      {inherited.length > 0 && (
        <>
          <h3>Also from the states around it</h3>
          <TransitionList picture={picture} transitions={inherited} onSeek={onSeek} />
        </>
      )}
    </>
  );
}

function TransitionDetails({ picture, transition, onSeek }: PartProps & { transition: PictureTransition }) {
  const { label, kind, from, to, paths, description } = transition;
  return (
    <>
      <h2>
        {plain(label) || 'always'} <small>{kindNames[kind]}</small>
      </h2>
      {description && <p>{description}</p>}
      <Effects picture={picture} label={label} />
      <p data-part="note">{pathsText(paths)}</p>
      <PartList>
        <li>
          <button type="button" onClick={() => onSeek(from)}>
            <span>From</span>
            {nameOf(picture, from)}
          </button>
        </li>
        {to !== null && (
          <li>
            <button type="button" onClick={() => onSeek(to)}>
              <span>To</span>
              {nameOf(picture, to)}
            </button>
          </li>
        )}
      </PartList>
      {to === null && <p>The machine stays where it is.</p>}
    </>
  );
}

/** What the actions of a label tell the learner. */
function Effects({ picture, label }: { picture: Picture; label: string }) {
  const [, actions = ''] = plain(label).split(' / ');
  const texts = actions.split(/, | → /).flatMap((action) => picture.effects[action] ?? []);
  return texts.map((text) => (
    <p key={text} data-part="note">
      It {text}
    </p>
  ));
}

const kindTexts: Record<PictureState['kind'], string> = {
  atomic: '',
  compound: 'state with parts',
  parallel: 'its parts run side by side',
  final: 'final state',
  history: 'history',
};
