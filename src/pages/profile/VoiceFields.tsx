import { voiceGroups, voiceLabel, type Speed } from '#machines/study/voices.rules.ts';
import { useSelector } from '@xstate/react';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { Link } from 'wouter';
import { useSound } from '../../learner/Audio.tsx';
import { useVoices, type VoicesRef } from '../use-voices.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { DeviceNote, Sample } from '../../ui/site/Profile.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

const SAMPLE = '¡Hola! ¿Qué tal? Hoy aprendemos español.';
const AUTOMATIC = { value: '', label: 'Automatic' };
const KEPT = 'Voices differ between devices, so this choice applies to this device only, and at once.';

const speeds = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
] as const satisfies readonly { value: Speed; label: string }[];

export function VoiceFields() {
  return <VoiceChoice flow={useVoices()} />;
}

/** The fields, or why there are none. */
export function VoiceChoice({ flow }: { flow: VoicesRef }) {
  const voices = useSelector(flow, (state) => state.context.voices);
  const { voice, speed } = useSelector(flow, (state) => state.context.settings);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isAudible = useSelector(flow, (state) => state.matches({ known: 'audible' }));
  const isListed = useSelector(flow, (state) => state.matches({ known: { audible: 'listed' } }));
  const isUnsupported = useSelector(flow, (state) => state.matches({ known: { silent: 'unsupported' } }));
  const isOffline = useSelector(flow, (state) => state.matches({ known: { silent: 'offline' } }));
  const isUnloaded = useSelector(flow, (state) => state.matches({ known: 'unloaded' }));
  const isThere = voices.some(({ id }) => id === voice);
  if (isBusy) return <DeviceNote>Looking for Spanish voices...</DeviceNote>;
  if (isUnsupported)
    return <DeviceNote role="status">This browser can’t read aloud. Please try another one.</DeviceNote>;
  if (isUnloaded)
    return <DeviceNote role="status">We couldn’t look for voices. Trying again soon...</DeviceNote>;
  if (isOffline)
    return (
      <DeviceNote role="status">
        Your Spanish voice needs the internet, so sentences stay silent for now. <HowToAdd />
      </DeviceNote>
    );
  if (!isAudible) {
    return (
      <DeviceNote role="status">
        Your browser has no Spanish voice, so sentences stay silent. <HowToAdd />
      </DeviceNote>
    );
  }
  return (
    <>
      {isListed ? (
        <NativeSelect
          label="Voice"
          value={isThere && voice !== null ? voice : AUTOMATIC.value}
          options={[
            AUTOMATIC,
            ...voiceGroups(voices).map(({ region, voices: own }) => ({
              label: region,
              options: own.map((one) => ({ value: one.id, label: voiceLabel(one) })),
            })),
          ]}
          hint={voice === null || isThere ? KEPT : `The voice you chose isn’t on this device now. ${KEPT}`}
          onChange={(chosen) => flow.send({ type: 'voice.chosen', voice: chosen || null })}
        />
      ) : (
        <DeviceNote role="status">
          Your browser doesn’t list its voices, so it picks one itself. <HowToAdd />
        </DeviceNote>
      )}
      <NativeSelect
        label="Speed"
        value={speed}
        options={speeds}
        hint="Stays on this device, too."
        onChange={(chosen) => {
          const found = speeds.find(({ value }) => value === chosen);
          if (found) flow.send({ type: 'speed.chosen', speed: found.value });
        }}
      />
      <TryIt />
    </>
  );
}

function TryIt() {
  const { isPlaying, toggle } = useSound('voice-sample', SAMPLE);
  return (
    <Sample>
      <Button variant="outline" aria-pressed={isPlaying} onClick={toggle}>
        {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
        Try it
      </Button>
      <span {...inSpanish}>{SAMPLE}</span>
    </Sample>
  );
}

function HowToAdd() {
  return <Link href={paths.spanishVoice()}>Add a Spanish voice</Link>;
}
