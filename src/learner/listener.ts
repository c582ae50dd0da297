import { inEffect } from '#machines/account/preferences.machine.ts';
import type { ActivityEvent, Fact, LearnerEmit } from '#machines/learning/activity.types.ts';
import { withStorableTexts } from '#machines/learning/storable.rules.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { copyFact } from '../actors/log.ts';
import type { ActivityRef } from './Activity.tsx';
import type { AudioPlayerRef } from './Audio.tsx';
import type { PreferencesRef } from './Preferences.tsx';
import type { SessionRef } from '../session/Session.tsx';

interface Place {
  preferences: PreferencesRef;
  activity: ActivityRef;
  player: AudioPlayerRef;
  session: SessionRef;
}

/** Handles emits about the learner: records facts, plays tones. */
export function listenFor({ preferences, activity, player, session }: Place): (emitted: LearnerEmit) => void {
  const settings = () => inEffect(preferences.getSnapshot().context);
  const add = (emitted: ActivityEvent) => {
    const event = withStorableTexts(emitted);
    const isFinishing = session.getSnapshot().matches({ ending: 'finishing' });
    copyFact(activity.getSnapshot().context.learner, event, isFinishing);
    activity.send({ type: 'activity.recorded', events: [event] });
  };
  const record = (fact: Fact) => {
    const at = momentOf(fact, activity.getSnapshot().context.progress, Date.now());
    add({ ...fact, id: crypto.randomUUID(), at, zone: settings().timezone });
  };
  return (emitted) => {
    switch (emitted.type) {
      case 'game.finished':
        return record({ kind: 'game.finished', facts: emitted.result });
      case 'fact.recorded':
        return record(emitted.fact);
      case 'activity.recorded':
        return add(emitted.event);
      case 'answer.judged':
        return settings().soundEffects
          ? player.send({ type: 'tone.requested', isRight: emitted.isRight })
          : undefined;
      default:
        return emitted satisfies never;
    }
  };
}
