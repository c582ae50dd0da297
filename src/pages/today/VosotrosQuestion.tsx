import { useSelector } from '@xstate/react';
import { changePreferences } from '../../actors/preferences.ts';
import { usePreference, usePreferences } from '../../learner/Preferences.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { QuietPanel } from '../../ui/site/Day.tsx';

/** Shown until answered, here or in the settings. */
export function VosotrosQuestion() {
  const preferences = usePreferences();
  const isKnown = useSelector(preferences, (state) => state?.hasTag('busy') === false);
  const isUnanswered = usePreference('vosotros') === null;
  if (!isKnown || !isUnanswered) return null;
  const answer = (vosotros: boolean) => changePreferences(preferences, { vosotros });
  return (
    <QuietPanel>
      <h2>
        <Bilingual text="Are you learning «vosotros», too?" />
      </h2>
      <p>
        <Bilingual text="It’s the plural “you” of Spain, for friends and family. Latin America says «ustedes». You can change your answer in Settings." />
      </p>
      <div data-part="actions">
        <Button variant="outline" onClick={() => answer(true)}>
          <span>
            <Bilingual text="Yes, with «vosotros»" />
          </span>
        </Button>
        <Button variant="outline" onClick={() => answer(false)}>
          <span>
            <Bilingual text="No, «ustedes» is enough" />
          </span>
        </Button>
      </div>
    </QuietPanel>
  );
}
