import { nameOf, plain, waysOut } from '#machines/atlas/diagram-viewer.rules.ts';
import {
  secondLine,
  type Picture,
  type PictureState,
  type PictureTransition,
} from '#machines/inspect/picture.ts';
import X from 'lucide-react/icons/x';
import { IconButton } from '../ui/base/Button.tsx';
import { kindNames } from './kinds.ts';
import { PanelSection, PartList } from './SideColumn.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { labelOf, TransitionList, pathsText } from './TransitionList.tsx';

interface Props {
  picture: Picture;
  /** As drawn: in plain English or code. */
  drawn: Picture;
  part: string | null;
  /** Whether it's pinned; on narrow screens it then covers the page. */
  isChosen: boolean;
  onSeek: (id: string) => void;
  onClose: () => void;
}

type PartProps = Pick<Props, 'picture' | 'drawn' | 'onSeek'>;

/** Describes the selected or hovered part. */
export function DetailsPanel({ part, isChosen, onClose, ...parts }: Props) {
  const { picture } = parts;
  const state = picture.states.find(({ id }) => id === part);
  const transition = picture.transitions.find(({ id }) => id === part);
  return (
    <PanelSection aria-label="Details" aria-live="polite" {...(isChosen && { 'data-sheet': 'details' })}>
      {state && <StateDetails {...parts} state={state} />}
      {transition && <TransitionDetails {...parts} transition={transition} />}
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

function StateDetails({ state, ...parts }: PartProps & { state: PictureState }) {
  const { picture, drawn } = parts;
  const ways = waysOut(picture, state.id);
  const own = ways.filter(({ from }) => from === state.id);
  const inherited = ways.filter(({ from }) => from !== state.id);
  const facts = state.facts.filter(({ kind }) => kind !== 'handles');
  return (
    <>
      <h2>
        {nameOf(drawn, state.id)} <small>{kindTexts[state.kind]}</small>
      </h2>
      {state.description && <p>{state.description}</p>}
      {facts.length > 0 && (
        <ul>
          {facts.map(({ text }) => (
            <li key={text}>
              {drawn === picture && plain(text)}
              <Effects picture={picture} label={text} />
            </li>
          ))}
        </ul>
      )}
      {import.meta.env.MODE === 'development' && <SourceLinks flow={picture.id} states={[state.id]} />}
      <h3>{own.length > 0 ? 'Transitions out of it' : 'It has no transitions of its own.'}</h3>
      <TransitionList {...parts} transitions={own} />
      {inherited.length > 0 && (
        <>
          <h3>Also from the states around it</h3>
          <TransitionList {...parts} transitions={inherited} />
        </>
      )}
    </>
  );
}

function TransitionDetails(props: PartProps & { transition: PictureTransition }) {
  const { picture, drawn, transition, onSeek } = props;
  const { id, label, kind, from, to, paths, description } = transition;
  return (
    <>
      <h2>
        {labelOf(drawn, id)} <small>{kindNames[kind]}</small>
      </h2>
      {description && <p>{description}</p>}
      <Effects picture={picture} label={label} />
      {drawn !== picture && <p data-part="note">In the code: {labelOf(picture, id)}</p>}
      <p data-part="note">{pathsText(paths)}</p>
      <PartList>
        {[from, to].map(
          (state, index) =>
            state !== null && (
              <li key={index}>
                <button type="button" onClick={() => onSeek(state)}>
                  <span>{index === 0 ? 'From' : 'To'}</span>
                  {nameOf(drawn, state)}
                </button>
              </li>
            ),
        )}
      </PartList>
      {to === null && <p>The machine stays where it is.</p>}
    </>
  );
}

/** What a label's actions tell the learner. */
function Effects({ picture, label }: { picture: Picture; label: string }) {
  const [, actions = ''] = plain(label).split(' / ');
  const texts = actions
    .split(/, | → /)
    .flatMap((action) => [action, secondLine(action)].flatMap((name) => picture.effects[name] ?? []));
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
