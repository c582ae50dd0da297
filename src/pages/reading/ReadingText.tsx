import { glossOf, namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import type { readingMachine } from '#machines/course/reading.machine.ts';
import type { GlossedReading, Part } from '#machines/course/reading.types.ts';
import { useSelector } from '@xstate/react';
import Pause from 'lucide-react/icons/pause';
import Volume2 from 'lucide-react/icons/volume-2';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { paths } from '../../paths.ts';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { useShortcuts } from '../../ui/base/use-shortcuts.ts';
import { GlossPopover } from '../../ui/play/GlossPopover.tsx';
import { StoryLine, StoryLines, StoryTools } from '../../ui/play/StoryLine.tsx';
import { typeset } from '../../ui/base/typeset.ts';

interface Props {
  reader: ActorRefFrom<typeof readingMachine>;
  reading: GlossedReading;
}

export function ReadingText({ reader, reading, hasVoice }: Props & { hasVoice: boolean }) {
  const isOpen = useSelector(reader, ({ context }) => context.word !== null);
  const lines = useMemo(() => {
    const names = namesIn(reading);
    return reading.lines.map((line) => ({
      ...line,
      parts: partsOf(typeset(line.spanish), reading.words, names),
    }));
  }, [reading]);
  useShortcuts((key) => {
    if (key === 'Escape') reader.send({ type: isOpen ? 'word.closed' : 'words.folded' });
  });
  return (
    <>
      <Voice reader={reader} unit={reading.kind === 'dialogue' ? reading.unit : null} hasVoice={hasVoice} />
      <StoryLines aria-label={typeset(reading.title)}>
        {lines.map((line, at) => (
          <OneLine key={at} reader={reader} reading={reading} at={at} {...line} />
        ))}
      </StoryLines>
      <StoryTools>
        <Button size="lg" onClick={singleClick(() => reader.send({ type: 'questions.requested' }))}>
          Questions
        </Button>
      </StoryTools>
    </>
  );
}

interface VoiceProps extends Pick<Props, 'reader'> {
  /** The unit whose reading is a dialogue; null for a story. */
  unit: string | null;
  hasVoice: boolean;
}

/** Reads the text aloud from the line where it stopped, or says that there's no voice. */
function Voice({ reader, unit, hasVoice }: VoiceProps) {
  const voice = useSelector(reader, voiceOf);
  const isSpeaking = voice === 'speaking';
  return (
    <StoryTools>
      {hasVoice && (
        <Button
          variant="outline"
          onClick={() => reader.send({ type: isSpeaking ? 'voice.paused' : 'voice.started' })}
        >
          {isSpeaking ? <Pause aria-hidden /> : <Volume2 aria-hidden />}
          {isSpeaking ? 'Pause' : voice === 'paused' ? 'Keep listening' : 'Listen to the whole text'}
        </Button>
      )}
      {unit !== null && (
        <Button variant="outline" asChild>
          <Link href={paths.readingAsDialogue(unit)} onClick={singleClick()}>
            {hasVoice ? 'Listen as a dialogue' : 'Read as a dialogue'}
          </Link>
        </Button>
      )}
      <StatusLine>
        {(voice === 'speechFailed' || !hasVoice) && (
          <>
            {hasVoice ? 'We couldn’t read this aloud.' : 'This browser has no Spanish voice now.'}{' '}
            <Link href={paths.spanishVoice()}>Add a Spanish voice</Link>
          </>
        )}
      </StatusLine>
    </StoryTools>
  );
}

interface LineProps extends Props {
  at: number;
  speaker?: string;
  spanish: string;
  english: string;
  parts: readonly Part[];
}

function OneLine({ reader, reading, at, speaker, spanish, english, parts }: LineProps) {
  const isSpoken = useSelector(reader, (state) => state.hasTag('speaking') && state.context.line === at);
  const isRevealed = useSelector(reader, ({ context }) => context.revealed.includes(at));
  const isListed = useSelector(reader, ({ context }) => context.listed === at);
  const open = useSelector(reader, ({ context: { word } }) => (word?.line === at ? word.at : null));
  const choose = (chosen: number | null) => {
    const key = chosen === null ? null : parts[chosen]?.key;
    if (chosen === null || chosen === open || !key) reader.send({ type: 'word.closed' });
    else reader.send({ type: 'word.opened', line: at, at: chosen, key });
  };
  return (
    <StoryLine
      speaker={speaker}
      pieces={parts.map(({ text, key }) => ({ text, isWord: key !== null }))}
      english={english}
      isRevealed={isRevealed}
      isSpoken={isSpoken}
      isListed={isListed}
      open={open}
      audio={
        <AudioButton
          text={spanish}
          isPlaying={isSpoken}
          onToggle={() => reader.send({ type: 'line.played', line: at })}
        />
      }
      gloss={
        open !== null && <Gloss key={open} reader={reader} reading={reading} word={parts[open]?.text ?? ''} />
      }
      onWord={choose}
      onReveal={(shown) => reader.send({ type: shown ? 'line.revealed' : 'line.covered', line: at })}
      onList={(listed) => reader.send(listed ? { type: 'words.listed', line: at } : { type: 'words.folded' })}
    />
  );
}

function Gloss({ reader, reading, word }: Props & { word: string }) {
  const key = useSelector(reader, ({ context }) => context.word?.key ?? '');
  const isExplained = useSelector(reader, (state) => state.matches({ reading: { gloss: 'explained' } }));
  const guess = useSelector(reader, ({ context }) => context.guess);
  const meanings = useSelector(reader, ({ context }) => context.meanings);
  const canAdd = useSelector(reader, (state) => state.can({ type: 'word.added' }));
  const isAdded = useSelector(reader, ({ context }) => context.added.some((one) => one.key === key));
  const [meaning = ''] = glossOf(reading, key) ?? [];
  return (
    <GlossPopover
      word={word}
      options={isExplained && !guess ? [] : meanings}
      meaning={meaning}
      isExplained={isExplained}
      chosen={guess}
      onChoose={(chosen) => reader.send({ type: 'meaning.chosen', meaning: chosen })}
      add={canAdd ? 'offered' : isAdded ? 'added' : undefined}
      onAdd={() => reader.send({ type: 'word.added' })}
      onClose={() => reader.send({ type: 'word.closed' })}
    />
  );
}

function voiceOf(state: SnapshotFrom<typeof readingMachine>) {
  if (state.hasTag('speaking')) return 'speaking';
  if (state.matches({ reading: { voice: 'paused' } })) return 'paused';
  return state.matches({ reading: { voice: 'speechFailed' } }) ? 'speechFailed' : 'silent';
}
