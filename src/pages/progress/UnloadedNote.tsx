import { Panel } from '../../ui/base/Panel.tsx';

/** In place of the figures of a learner whose log is not on this device while the account does not answer. */
export function UnloadedNote() {
  return (
    <Panel>
      <p>Your figures could not be loaded yet. They appear as soon as your account can be reached.</p>
    </Panel>
  );
}
