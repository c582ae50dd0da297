import { EARLIER_XP, READING_PASS_PERCENT } from '#machines/constants.ts';
import { readingMachine } from '#machines/course/reading.machine.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../../support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof readingMachine>;

export const NOON = Date.parse('2026-11-03T12:00Z');
const zone = 'Europe/London';
const END = NOON + 90_000;

const question = (text: string) => ({
  question: text,
  options: ['A dog', 'A cat', 'A bird', 'A fish'] as const,
  correctAnswer: 'A dog',
});

/** Two lines with a word met before, one with a card, and one without. */
export const reading: GlossedReading = {
  id: 'a1-hola-fixture',
  unit: 'a1-hola',
  level: 'A1',
  kind: 'dialogue',
  title: 'Who is Marta?',
  lines: [
    { speaker: 'Ana', spanish: 'Mi perra se llama Marta.', english: "My dog's name is Marta." },
    { speaker: 'Eva', spanish: '¡Hola, Marta!', english: 'Hello, Marta!' },
  ],
  glosses: {},
  words: {
    mi: ['my', 'grammar-mi'],
    perra: ['dog (female)'],
    'se llama': ['is called (llamarse)', 'verbs-llamarse'],
    hola: ['hello', 'greetings-hola'],
  },
  questions: [question('Who is Marta?'), question('Who is greeted?')],
};

const met = addActivity(noProgress, [
  {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'card.studied',
    at: NOON - 1000,
    zone,
    facts: { card: 'grammar-mi', milliseconds: 2000 },
  },
]);

/** The words of the fixture, by how well the learner knows them. */
const words = {
  met: { line: 0, at: 0, key: 'mi' },
  loose: { line: 0, at: 2, key: 'perra' },
  fresh: { line: 0, at: 4, key: 'se llama' },
  unknown: { line: 0, at: 6, key: 'marta' },
};

export default defineModel(readingMachine, {
  inputs: [false, true].map((listens) => ({ unit: 'a1-hola', seed: 7, log: met, zone, now: NOON, listens })),
  cases: {
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.loadReading': () => [{ output: reading }, { output: null }],
    'xstate.error.actor.loadReading': () => [{ error: new Error('offline') }],
    'xstate.done.actor.speakLine': () => [
      { output: 'heard' },
      { output: 'interrupted' },
      { output: 'unheard' },
    ],
    'xstate.error.actor.speakLine': () => [{ error: new Error('The sound did not start') }],
    'log.changed': (snapshot) =>
      isFresh(snapshot) || snapshot.hasTag('locked') ? [{ log: noProgress }] : [],
    'voice.started': (snapshot) => (isUntouched(snapshot) ? [{}] : []),
    'line.played': (snapshot) => (isUntouched(snapshot) ? [{ line: 0 }, { line: 1 }] : []),
    'line.revealed': (snapshot) => (isFresh(snapshot) ? [{ line: 1 }] : []),
    'line.covered': ({ context: { revealed } }) => (revealed.includes(1) ? [{ line: 1 }] : []),
    'words.listed': (snapshot) => (isFresh(snapshot) ? [{ line: 0 }] : []),
    'word.opened': (snapshot) => {
      if (isFresh(snapshot)) return Object.values(words);
      return isSilent(snapshot) && snapshot.context.log !== met && snapshot.context.word === null
        ? [words.met]
        : [];
    },
    'questions.requested': (snapshot) => (isSilent(snapshot) && isUntouched(snapshot, 2) ? [{}] : []),
    'text.requested': ({ context: { answers } }) => (answers.length === 1 ? [{}] : []),
    'meaning.chosen': ({ context: { meanings } }) => [
      { meaning: 'my' },
      ...meanings.filter((meaning) => meaning !== 'my').map((meaning) => ({ meaning })),
      { meaning: 'of no word' },
    ],
    'option.chosen': () => [{ option: 'A dog' }, { option: 'A cat' }, { option: 'of another question' }],
    'question.advanced': () => [{ now: END }],
    'reading.repeated': () => [{ now: END }],
  },
  project: ({ log, line, isWhole, revealed, listed, word, guess, added, index, answers, result }) => [
    log === met,
    line,
    isWhole,
    revealed,
    listed,
    word?.key,
    guess?.right,
    added.length,
    index,
    answers.map(({ right }) => right),
    result !== null,
  ],
  invariant: ({ before, event, after, emitted }) => {
    const { context } = after;
    if (event.type === 'xstate.error.actor.watchLog') {
      const isThere = !before.matches({ preparing: 'loading' }) && !before.matches({ preparing: 'failed' });
      assert.equal(after.matches({ preparing: 'failed' }), !isThere, 'a text that is there stays');
    }
    const isIn = (state: 'guessing' | 'explained') => after.matches({ reading: { gloss: state } });
    assert.equal(context.word !== null, isIn('guessing') || isIn('explained'), 'an open word is shown');
    assert.equal(
      context.listed !== null,
      after.matches({ reading: { place: 'words' } }),
      'one line’s words are buttons',
    );
    assert(context.word?.key !== 'marta', 'a name has no gloss');
    if (isIn('guessing')) {
      assert.equal(context.word?.key, 'mi', 'only a word that was met is guessed');
      assert.equal(context.meanings.length, 2);
      assert(context.meanings.includes('my'));
      assert.equal(context.guess, null);
    }
    if (event.type === 'word.opened' && !after.can({ type: 'word.closed' }))
      assert.deepEqual(context.word, before.context.word);
    assert(context.line < reading.lines.length);
    assert.equal(after.hasTag('speaking'), after.matches({ reading: { voice: 'speaking' } }));
    if (event.type === 'voice.started' && before.can(event)) assert(context.isWhole);
    if (event.type === 'xstate.done.actor.loadReading' && event.output)
      assert.equal(
        after.hasTag('speaking'),
        before.context.isWhole,
        'a learner who came to listen hears it at once',
      );
    const wasHeard = event.type === 'xstate.done.actor.speakLine' && event.output === 'heard';
    if (wasHeard && before.hasTag('speaking')) {
      const goesOn = before.context.isWhole && before.context.line === 0;
      assert.equal(after.hasTag('speaking'), goesOn, 'the next line follows only where all is read');
      assert.equal(context.line, goesOn ? 1 : 0);
    }

    const hasBegun = !before.matches('complete') && after.matches('complete');
    const right = context.answers.filter((answer) => answer.right).length;
    const isRead = 100 * right >= READING_PASS_PERCENT * reading.questions.length;
    if (after.matches('complete')) {
      assert.equal(context.answers.length, reading.questions.length);
      assert.equal(after.matches({ complete: 'read' }), isRead);
      assert.equal(context.xp, isRead ? EARLIER_XP.story : 0);
    }
    const facts = emitted.flatMap((emit) => (emit.type === 'fact.recorded' ? [emit.fact] : []));
    const adds = event.type === 'word.added' && before.can(event);
    const result = { story: 'a1-hola', right, total: 2, seconds: context.result?.seconds ?? 0 };
    assert.deepEqual(facts, [
      ...(hasBegun && isRead ? [{ kind: 'story.read', facts: result }] : []),
      ...(adds
        ? [
            {
              kind: 'card.studied',
              facts: {
                card: before.context.word?.key === 'mi' ? 'grammar-mi' : 'verbs-llamarse',
                milliseconds: 0,
              },
            },
          ]
        : []),
    ]);
    if (adds) assert(!after.can(event), 'a word is added once');
    const guessed = event.type === 'meaning.chosen' && before.can(event);
    const answered = event.type === 'option.chosen' && before.can(event);
    assert.deepEqual(
      emitted.flatMap((emit) => (emit.type === 'answer.judged' ? [emit.isRight] : [])),
      guessed ? [event.meaning === 'my'] : answered ? [event.option === 'A dog'] : [],
    );
    if (event.type === 'reading.repeated' && before.matches('complete')) {
      assert.deepEqual(context.answers, []);
      assert.deepEqual(context.added, before.context.added);
    }
  },
  takes: {
    'load.retried': [{ preparing: 'failed' }],
    'log.changed': ['preparing', 'reading', 'asking', 'complete'],
    'voice.started': [
      { reading: { voice: 'silent' } },
      { reading: { voice: 'paused' } },
      { reading: { voice: 'speechFailed' } },
    ],
    'voice.paused': [{ reading: { voice: 'speaking' } }],
    'line.played': ['reading'],
    'line.revealed': ['reading'],
    'line.covered': ['reading'],
    'words.listed': ['reading'],
    'words.folded': [{ reading: { place: 'words' } }],
    'word.opened': ['reading'],
    'word.closed': [{ reading: { gloss: 'guessing' } }, { reading: { gloss: 'explained' } }],
    'meaning.chosen': [{ reading: { gloss: 'guessing' } }],
    'word.added': [{ reading: { gloss: 'explained' } }],
    'questions.requested': ['reading'],
    'text.requested': ['asking'],
    'option.chosen': [{ asking: 'answering' }],
    'question.advanced': [{ asking: 'judged' }],
    'reading.repeated': ['complete'],
  },
  tags: {
    busy: [{ preparing: 'loading' }],
    speaking: [{ reading: { voice: 'speaking' } }],
    locked: [{ asking: 'judged' }],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load the text. Please try again.' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    ...['grammar-mi', 'verbs-llamarse'].map((card) => ({
      type: 'fact.recorded' as const,
      fact: { kind: 'card.studied' as const, facts: { card, milliseconds: 0 } },
    })),
    {
      type: 'fact.recorded',
      fact: { kind: 'story.read', facts: expect.objectContaining({ story: 'a1-hola', right: 2, total: 2 }) },
    },
  ],
});

/** Whether only listening has begun, or up to `most` questions are answered: regions are explored one by one. */
function isUntouched({ context }: Snapshot, most = 0): boolean {
  const { log, listed, revealed, word, added, answers } = context;
  const isPlain = log === met && listed === null && revealed.length === 0 && word === null;
  return isPlain && added.length === 0 && answers.length <= most;
}

function isSilent(snapshot: Snapshot): boolean {
  return snapshot.matches({ reading: { voice: 'silent' } }) && !snapshot.context.isWhole;
}

function isFresh(snapshot: Snapshot): boolean {
  return isSilent(snapshot) && isUntouched(snapshot);
}
