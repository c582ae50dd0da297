import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Headphones from 'lucide-react/icons/headphones';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { CSSProperties, ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { CourseScene, CourseScenery } from './CourseScenes.tsx';
import { Place } from './course-place-styles.ts';
import { inSpanish } from '../base/languages.ts';

/** Horizontal positions on the winding path, from 0 (left) to 1 (right). */
const bends = [0.1, 0.5, 0.9, 1, 0.7, 0.3, 0, 0.15, 0.55, 0.95, 0.8, 0.4];

export type PlaceState = 'done' | 'passed' | 'next' | 'failed' | 'open';

interface PlaceProps {
  /** The URL hash of this place. */
  id: string;
  /** Its index in the level. */
  index: number;
  /** Whether the path continues. */
  leadsOn: boolean;
  theme: string;
  title: string;
  goal: string;
  progress: string;
  state: PlaceState;
  isOpen: boolean;
  onToggle: () => void;
  /** `PlaceStop` elements, while it's open. */
  children: ReactNode;
  /** What stands below them. */
  more: ReactNode;
}

function bendAt(index: number): number {
  return bends[(index + bends.length) % bends.length] ?? 0;
}

function besideOf(bend = 0): string {
  return bend < 0.5 ? 'calc(100% - 11rem)' : '0%';
}

interface StretchProps {
  part?: 'arrival';
  from?: number | undefined;
  to?: number | undefined;
  isWalked: boolean;
}

/** A segment of the path. */
function Stretch({ part, from = 0, to = 0, isWalked }: StretchProps) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden
      data-part={part}
      {...(isWalked && { 'data-walked': '' })}
    >
      <path vectorEffect="non-scaling-stroke" d={`M${from} 0C${from} .6 ${to} .4 ${to} 1`} />
    </svg>
  );
}

const kickers: Partial<Record<PlaceState, string>> = { next: 'You are here', passed: 'Passed' };

export function CoursePlace(props: PlaceProps) {
  const { id, index, leadsOn, theme, title, goal, progress, state, isOpen, onToggle, children, more } = props;
  const [before, bend, next] = [index - 1, index, index + 1].map(bendAt);
  const isDone = state === 'done';
  const isBehind = isDone || state === 'passed';
  return (
    <Place id={id} data-state={state} style={{ '--bend': bend, '--beside': besideOf(bend) } as CSSProperties}>
      <CourseScenery place={index} />
      {index === 0 && (
        <Stretch part="arrival" from={before} to={bend} isWalked={isBehind || state === 'next'} />
      )}
      {leadsOn && <Stretch from={bend} to={next} isWalked={isBehind} />}
      <div>
        <div data-part="scene" aria-hidden>
          <CourseScene theme={theme} />
          {isDone && (
            <span>
              <Check />
            </span>
          )}
        </div>
        <div data-part="words">
          {kickers[state] && <p data-part="kicker">{kickers[state]}</p>}
          <h3>
            <button type="button" aria-expanded={isOpen} onClick={onToggle}>
              <span {...inSpanish}>{title}</span>
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              <ChevronDown aria-hidden />
            </button>
          </h3>
          <p>{goal}</p>
          <p>{progress}</p>
        </div>
        {isOpen && <ul data-part="stops">{children}</ul>}
        {isOpen && more}
      </div>
    </Place>
  );
}

const stateTexts: Record<StopProps['state'], string> = {
  extra: '',
  done: 'Done',
  passed: 'Passed',
  next: 'Next',
  failed: 'Repeat',
  open: '',
};

interface StopProps {
  title: string;
  detail: string;
  /** `extra` is practice that isn't a stop. */
  state: PlaceState | 'extra';
}

/** The content of a stop's link. Spanish in `title` is in «». */
export function PlaceStop({ title, detail, state }: StopProps) {
  return (
    <>
      <span data-part="mark" aria-hidden>
        {state === 'done' && <Check />}
        {state === 'passed' && <ChevronsRight />}
        {state === 'failed' && <RotateCcw />}
        {state === 'extra' && <Headphones />}
      </span>
      <span>
        <Bilingual text={title} /> <small>{detail}</small>
      </span>
      <em>{stateTexts[state]}</em>
    </>
  );
}
