import { voicesOf } from '#machines/course/dialogue.rules.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { glossOf, namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import type { Part } from '#machines/course/reading.types.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useSound } from '../../learner/Audio.tsx';
import { AudioButton, SlowButton } from '../../ui/base/AudioButton.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { useShortcuts } from '../../ui/base/use-shortcuts.ts';
import { GlossPopover } from '../../ui/play/GlossPopover.tsx';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { Key } from '../../ui/play/Key.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { SoundRow } from '../../ui/play/SoundButtons.tsx';
import { StoryLine } from '../../ui/play/StoryLine.tsx';
import type { DialogueRef } from './use-dialogue.ts';
import { typeset } from '../../ui/base/typeset.ts';

interface Props {
  flow: DialogueRef;
  dialogue: SpokenDialogue;
}

/** The whole dialogue to read, with each line to hear again, also slowly. */
export function DialogueText({ flow, dialogue }: Props) {
  const isOpen = useSelector(flow, ({ context }) => context.word !== null);
  const hasVoice = useSelector(flow, ({ context }) => context.voices > 0);
  const lines = useMemo(() => {
    const names = namesIn(dialogue);
    const voices = voicesOf(dialogue.lines);
    return dialogue.lines.map((line, at) => ({
      ...line,
      parts: partsOf(typeset(line.spanish), dialogue.words, names),
      voice: voices[at] ?? 0,
    }));
  }, [dialogue]);
  const goOn = () => flow.send({ type: 'roles.requested' });
  useShortcuts((key) => {
    if (key === 'Escape') flow.send({ type: isOpen ? 'word.closed' : 'words.folded' });
  });
  return (
    <QuestionPanel
      id="text"
      kind="Now read it. Tap a word to see what it means."
      question={typeset(dialogue.title)}
      feedback={null}
      actions={
        <>
          <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(goOn)}>
            Take a role <Key aria-hidden>Enter</Key>
          </Button>
          <Button variant="outline" onClick={singleClick(() => flow.send({ type: 'dialogue.finished' }))}>
            Finish
          </Button>
        </>
      }
      onEnter={goOn}
    >
      <Lines aria-label={typeset(dialogue.title)}>
        {lines.map((line, at) => (
          <OneLine key={at} flow={flow} dialogue={dialogue} at={at} hasVoice={hasVoice} {...line} />
        ))}
      </Lines>
    </QuestionPanel>
  );
}

const Lines = chakra('ol', { base: { display: 'grid', gap: '5' } });

interface LineProps extends Props {
  at: number;
  speaker: string;
  spanish: string;
  english: string;
  parts: readonly Part[];
  voice: number;
  hasVoice: boolean;
}

function OneLine({ flow, dialogue, at, speaker, spanish, english, parts, voice, hasVoice }: LineProps) {
  const isRevealed = useSelector(flow, ({ context }) => context.revealed.includes(at));
  const isListed = useSelector(flow, ({ context }) => context.listed === at);
  const open = useSelector(flow, ({ context: { word } }) => (word?.line === at ? word.at : null));
  const sound = useSound(`${dialogue.id}-${at} read`, spanish, { voice });
  const slow = useSound(`${dialogue.id}-${at} read`, spanish, { voice, isSlow: true });
  const choose = (chosen: number | null) => {
    const key = chosen === null ? null : parts[chosen]?.key;
    if (chosen === null || chosen === open || !key) flow.send({ type: 'word.closed' });
    else flow.send({ type: 'word.opened', line: at, at: chosen, key });
  };
  const part = open === null ? undefined : parts[open];
  const [meaning = ''] = glossOf(dialogue, part?.key ?? '') ?? [];
  return (
    <StoryLine
      speaker={speaker}
      pieces={parts.map(({ text, key }) => ({ text, isWord: key !== null }))}
      english={english}
      isRevealed={isRevealed}
      isSpoken={sound.isPlaying}
      isListed={isListed}
      open={open}
      audio={
        hasVoice && (
          <SoundRow>
            <AudioButton text={spanish} isPlaying={sound.isPlaying} onToggle={sound.toggle} />
            <SlowButton text={spanish} isPlaying={slow.isPlaying} onToggle={slow.toggle} />
          </SoundRow>
        )
      }
      gloss={
        part && (
          <GlossPopover
            key={open}
            word={part.text}
            options={[]}
            meaning={meaning}
            isExplained
            chosen={null}
            add={undefined}
            onChoose={ignore}
            onAdd={ignore}
            onClose={() => flow.send({ type: 'word.closed' })}
          />
        )
      }
      onWord={choose}
      onReveal={(shown) => flow.send({ type: shown ? 'line.revealed' : 'line.covered', line: at })}
      onList={(listed) => flow.send(listed ? { type: 'words.listed', line: at } : { type: 'words.folded' })}
    />
  );
}

function ignore(): void {}
