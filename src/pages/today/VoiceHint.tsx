import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useVoices, type VoicesRef } from '../use-voices.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DayNote } from '../../ui/site/Day.tsx';

/** Says how to get a Spanish voice if there's none, until it's dismissed on this device. */
export function VoiceHint() {
  return <VoiceNote flow={useVoices()} />;
}

export function VoiceNote({ flow }: { flow: VoicesRef }) {
  const isVoiceless = useSelector(flow, (state) => state.hasTag('voiceless'));
  const isUnsupported = useSelector(flow, (state) => state.matches({ known: { silent: 'unsupported' } }));
  const isDismissed = useSelector(flow, (state) => state.context.settings.isHintDismissed);
  if (!isVoiceless || isDismissed) return null;
  return (
    <DayNote>
      {isUnsupported ? (
        'This browser can’t read Spanish aloud. Other browsers can.'
      ) : (
        <>
          <span>Camino found no Spanish voice on this device, so sentences may stay silent.</span>
          <Button variant="outline" size="sm" asChild>
            <Link href={paths.spanishVoice()}>Add a Spanish voice</Link>
          </Button>
        </>
      )}
      <Button variant="ghost" size="sm" onClick={() => flow.send({ type: 'hint.dismissed' })}>
        Don’t show again
      </Button>
    </DayNote>
  );
}
