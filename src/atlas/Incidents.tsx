import type { SessionRun } from '#machines/inspect/session-playback.ts';
import { spanText, stepAt } from '#machines/atlas/trace-player.rules.ts';
import { PanelSection, PartList } from './SideColumn.tsx';

/** A place in a build: its source maps stay where it was made. */
const BUILT = /\/assets\/[\w.-]+\.js:\d+/;

interface Props {
  playback: SessionRun;
  /** Goes to the step at this index. */
  onChoose: (position: number) => void;
}

/** What the reporter said, and the errors and failed requests meanwhile; each leads to its step. */
export function Incidents({ playback, onChoose }: Props) {
  const { problem, circumstances, incidents, recordedBy } = playback;
  if (!circumstances) return null;
  return (
    <PanelSection aria-label="Report">
      <h2>{problem ? `“${problem}”` : 'What went wrong'}</h2>
      <p data-part="note">{circumstances}</p>
      {incidents.length === 0 && <p data-part="note">No error and no failed request.</p>}
      <PartList data-scrolls>
        {incidents.map(({ t, text, details }, index) => (
          <li key={index} data-color="red">
            <button type="button" translate="no" onClick={() => onChoose(stepAt(playback, t))}>
              {text}
              <span>after {spanText(t)}</span>
            </button>
            {details && (
              <details translate="no">
                <summary>Where</summary>
                <pre>{details}</pre>
                {BUILT.test(details) && (
                  <p data-part="note" translate="yes">
                    These are lines of the built files of {recordedBy}. In a clone at that commit,{' '}
                    <code translate="no">npm run build</code> and then{' '}
                    <code translate="no">npm run tool -- replay FILE</code> show lines of the source.
                  </p>
                )}
              </details>
            )}
          </li>
        ))}
      </PartList>
    </PanelSection>
  );
}
