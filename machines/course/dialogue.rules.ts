import type { Reading, ReadingQuestion } from '../games/bank.types.ts';
import { judgeTyped, plainVerdict, type Verdict } from '../learning/judging.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Context, Dialogue, Run, SpokenDialogue } from './dialogue.types.ts';
import { glossOf } from './gloss.rules.ts';
import type { SpokenLine } from './reading.types.ts';

export type Input = Pick<Context, 'unit' | 'source' | 'seed' | 'voices'>;

/** Milliseconds between two turns: one voice needs more to be taken for two. */
export const TURN_GAP = { oneVoice: 1000, twoVoices: 400 } as const;

/** How many lines a learner chooses from, and the fewest of a role. */
const OPTIONS = 3;
const LEAST_LINES = 2;

/** How many words of a line are typed at most, if it has a sentence that short, and at least. */
const TYPED_WORDS = { least: 3, most: 8 } as const;

/** Longer than any line. */
const LONGEST = 200;

export const newRun: Run = {
  screen: 'opening',
  pass: 'hear',
  line: 0,
  isSlow: false,
  isDeclined: false,
  asked: 0,
  answers: [],
  revealed: [],
  listed: null,
  word: null,
  role: null,
  options: [],
  draft: '',
  verdict: null,
  said: 0,
  right: 0,
};

/** The dialogue that a reading is; null if it's a story, or a line has no speaker. */
export function dialogueIn({ id, unit, level, title, kind, lines, questions }: Reading): Dialogue | null {
  const turns = lines.flatMap(({ speaker, spanish, english }) =>
    speaker === undefined ? [] : [{ speaker, spanish, english }],
  );
  if (kind !== 'dialogue' || turns.length < lines.length || turns.length === 0) return null;
  return { id, unit, level, title, lines: turns, questions };
}

/** Whether the lines can be heard. */
export function canListen({ voices, isDeclined }: Pick<Context, 'voices' | 'isDeclined'>): boolean {
  return voices > 0 && !isDeclined;
}

export function turnGap({ voices }: Pick<Context, 'voices'>): number {
  return voices > 1 ? TURN_GAP.twoVoices : TURN_GAP.oneVoice;
}

/** The voice of each line, 0 or 1: a speaker keeps theirs, and a new one takes the other than who spoke before. */
export function voicesOf(lines: Dialogue['lines']): number[] {
  const voices = new Map<string, number>();
  let last = 1;
  return lines.map(({ speaker }) => {
    last = voices.get(speaker) ?? 1 - last;
    voices.set(speaker, last);
    return last;
  });
}

/** The current line to read aloud, with an id of its own. */
export function spokenTurn({ context: { dialogue, line, isSlow } }: { context: Context }): SpokenLine {
  const lines = dialogue?.lines ?? [];
  return {
    id: `${dialogue?.id ?? ''}-${line}`,
    text: lines[line]?.spanish ?? '',
    voice: voicesOf(lines)[line] ?? 0,
    isSlow,
  };
}

/** The question to ask now, before the next line; undefined if that line comes first. */
export function questionDue({ dialogue, pass, line, answers }: Context): ReadingQuestion | undefined {
  const next = dialogue?.questions[answers.length];
  if (!dialogue || !next || pass !== 'hear') return undefined;
  return line >= (next.after ?? dialogue.lines.length) ? next : undefined;
}

/** The first line that was heard since the question before the current one was asked. */
export function partStart({ dialogue, line, answers }: Context): number {
  const before = dialogue?.questions[answers.length - 1]?.after ?? 0;
  return before < line ? before : 0;
}

/** How many lines were heard and questions answered, of how many; in a role only lines. */
export function stepsOf({ dialogue, pass, line, answers }: Context): { done: number; total: number } {
  const lines = dialogue?.lines.length ?? 0;
  if (pass !== 'hear') return { done: Math.min(line, lines), total: lines };
  return { done: Math.min(line, lines) + answers.length, total: lines + (dialogue?.questions.length ?? 0) };
}

/** Who speaks at least two lines, in the order of their first. */
export function rolesIn({ lines }: Pick<Dialogue, 'lines'>): string[] {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  return speakers.filter((one) => lines.filter(({ speaker }) => speaker === one).length >= LEAST_LINES);
}

/** Whether the learner says the current line. */
export function isOwnTurn({ dialogue, pass, role, line }: Context): boolean {
  return pass !== 'hear' && role !== null && dialogue?.lines[line]?.speaker === role;
}

/**
 * The current line and two others, shuffled: lines of the same speaker first, then of others, but not those right
 * before and after it.
 */
export function optionsFor({ dialogue, line, seed }: Context): { options: readonly string[]; seed: Seed } {
  const lines = dialogue?.lines ?? [];
  const own = lines[line];
  if (!own) return { options: [], seed };
  const others = lines.filter(({ spanish }) => spanish !== own.spanish);
  const same = shuffle(
    others.filter(({ speaker }) => speaker === own.speaker),
    seed,
  );
  const far = shuffle(
    lines.filter(
      ({ speaker, spanish }, at) =>
        speaker !== own.speaker && spanish !== own.spanish && Math.abs(at - line) > 1,
    ),
    same.seed,
  );
  const wrong = [...new Set([...same.items, ...far.items].map(({ spanish }) => spanish))];
  const all = shuffle([own.spanish, ...wrong.slice(0, OPTIONS - 1)], far.seed);
  return { options: all.items, seed: all.seed };
}

/**
 * The part of a line to type: its longest sentence of three to eight words, else the shortest of three words or more, else
 * all of it. The three texts join to the line.
 */
export function typedPart(spanish: string): readonly [before: string, part: string, after: string] {
  const sentences = spanish.match(/[^.!?]+[.!?"»]*\s*/gu) ?? [spanish];
  const counted = sentences
    .map((text, at) => ({ text: text.trim(), at, words: text.match(/\p{L}+/gu)?.length ?? 0 }))
    .filter(({ words }) => words >= TYPED_WORDS.least)
    .toSorted((one, other) => one.words - other.words);
  const chosen = counted.findLast(({ words }) => words <= TYPED_WORDS.most) ?? counted[0];
  if (!chosen) return ['', spanish, ''];
  const before = sentences.slice(0, chosen.at).join('');
  return [before, chosen.text, spanish.slice(before.length + chosen.text.length)];
}

export function judgeChoice({ dialogue, line }: Context, option: string): Verdict {
  return plainVerdict(dialogue?.lines[line]?.spanish === option);
}

export function judgeDraft({ dialogue, line, draft }: Context): Verdict {
  const [, part] = typedPart(dialogue?.lines[line]?.spanish ?? '');
  return judgeTyped(draft, { ...dialogue?.keys[line], language: 'es', accepted: [part] });
}

/** The run after a line was said, with the verdict on it. */
export function withVerdict({ said, right }: Context, verdict: Verdict): Partial<Run> {
  return { verdict, said: said + 1, right: right + (verdict.judgement === 'wrong' ? 0 : 1) };
}

export function answersWith({ answers, ...context }: Context, option: string): Run['answers'] {
  const right = questionDue({ answers, ...context })?.correctAnswer === option;
  return [...answers, { chosen: option, right }];
}

export function cleanDraft(text: string): string {
  return Array.from(text).slice(0, LONGEST).join('');
}

export function isGlossed({ dialogue }: { dialogue: SpokenDialogue | null }, key: string): boolean {
  return dialogue !== null && glossOf(dialogue, key) !== undefined;
}
