import { dialogueMachine } from '#machines/course/dialogue.machine.ts';
import { canListen } from '#machines/course/dialogue.rules.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof dialogueMachine>;

const question = (text: string, after?: number) => ({
  question: text,
  options: ['A dog', 'A cat', 'A bird', 'A fish'] as const,
  correctAnswer: 'A dog',
  ...(after !== undefined && { after }),
});

/** Two speakers with two lines each, and one with one; a question midway and one at the end. */
export const dialogue: SpokenDialogue = {
  id: 'a1-hola-fixture',
  unit: 'a1-hola',
  level: 'A1',
  title: 'Who is Marta?',
  lines: [
    { speaker: 'Ana', spanish: 'Mi perra se llama Marta.', english: "My dog's name is Marta." },
    { speaker: 'Eva', spanish: '¿Cómo se llama? ¿María?', english: "What's her name? María?" },
    { speaker: 'Ana', spanish: 'No, Marta.', english: 'No. Marta.' },
    { speaker: 'Eva', spanish: '¡Hola, Marta!', english: 'Hello, Marta!' },
    { speaker: 'Luis', spanish: '¡Adiós!', english: 'Goodbye!' },
  ],
  questions: [question('Who is Marta?', 2), question('Who is greeted?')],
  words: { mi: ['my', 'grammar-mi'], perra: ['dog (female)'] },
  keys: [],
};
const LAST = dialogue.lines.length;

const voiced = { open: { performing: { voiced: 'speaking' } } } as const;
const inVoiced = (state: 'speaking' | 'resting' | 'paused' | 'unheard') =>
  ({ open: { performing: { voiced: state } } }) as const;
const inTurn = (state: 'voiced' | 'shown' | 'asking' | 'replying') =>
  ({ open: { performing: state } }) as const;
const typing = { open: { performing: { replying: 'typing' } } } as const;
const choosing = { open: { performing: { replying: 'choosing' } } } as const;
const lines = ['speaking', 'resting', 'paused', 'unheard'] as const;

export default defineModel(dialogueMachine, {
  inputs: [0, 2].map((voices) => ({ unit: 'a1-hola', source: 'reading' as const, seed: 7, voices })),
  cases: {
    'xstate.done.actor.loadDialogue': () => [{ output: dialogue }, { output: null }],
    'xstate.error.actor.loadDialogue': () => [{ error: new Error('offline') }],
    'xstate.done.actor.speakLine': (snapshot) =>
      isFirstLine(snapshot)
        ? [{ output: 'heard' }, { output: 'interrupted' }, { output: 'unheard' }]
        : [{ output: 'heard' }],
    'xstate.error.actor.speakLine': (snapshot) =>
      isFirstLine(snapshot) ? [{ error: new Error('The sound did not start') }] : [],
    'voices.changed': (snapshot) => {
      const { voices } = snapshot.context;
      if (snapshot.matches('confirmingLeave') || snapshot.hasTag('locked'))
        return voices === 2 ? [{ voices: 0 }] : [];
      if (snapshot.matches(inTurn('shown'))) return isFirstLine(snapshot) ? [{ voices: 1 }] : [];
      return voices === 2 && isEarly(snapshot) ? [{ voices: 0 }] : [];
    },
    'listening.declined': (snapshot) => (isFirstLine(snapshot) ? [{}] : []),
    'page.hidden': (snapshot) => (isFirstLine(snapshot) ? [{}] : []),
    'sound.paused': (snapshot) => (isFirstLine(snapshot) ? [{}] : []),
    'line.replayed': (snapshot) => (isFirstLine(snapshot) ? [{ isSlow: true }, { isSlow: false }] : []),
    'line.returned': (snapshot) => (isEarly(snapshot) ? [{}] : []),
    'part.replayed': ({ context: { asked } }) => (asked === 0 ? [{}] : []),
    'option.chosen': (snapshot) => {
      const { options, line } = snapshot.context;
      if (snapshot.matches(inTurn('asking')))
        return [{ option: 'A dog' }, { option: 'A cat' }, { option: 'of another question' }];
      const right = dialogue.lines[line]?.spanish ?? '';
      const wrong = options.filter((option) => option !== right).slice(0, 1);
      const wanted = line < 2 ? [right, ...wrong, 'of nobody'] : [right];
      return wanted.map((option) => ({ option }));
    },
    'line.revealed': (snapshot) => (isPlainText(snapshot) ? [{ line: 1 }] : []),
    'line.covered': ({ context: { revealed } }) => (revealed.includes(1) ? [{ line: 1 }] : []),
    'words.listed': (snapshot) => (isPlainText(snapshot) ? [{ line: 0 }] : []),
    'words.folded': ({ context: { listed } }) => (listed === null ? [] : [{}]),
    'word.opened': (snapshot) =>
      isPlainText(snapshot)
        ? [
            { line: 0, at: 0, key: 'mi' },
            { line: 0, at: 6, key: 'marta' },
          ]
        : [],
    'word.closed': ({ context: { word } }) => (word === null ? [] : [{}]),
    'roles.requested': (snapshot) =>
      snapshot.matches('complete') ? (hasRightOnly(snapshot) ? [{}] : []) : isPlainText(snapshot) ? [{}] : [],
    'text.requested': (snapshot) => (snapshot.context.role === null ? [{}] : []),
    'role.chosen': (snapshot) =>
      hasRightOnly(snapshot) ? [{ role: 'Ana' }, { role: 'Eva' }, { role: 'Luis' }] : [],
    'draft.changed': ({ context: { draft, line } }) =>
      draft === '' ? [{ draft: line < 2 ? 'mi pera se llama marta' : 'no, marta' }, { draft: ' ' }] : [],
    'answer.unknown': ({ context: { line } }) => (line < 2 ? [{}] : []),
    'dialogue.repeated': ({ context: { role } }) => (role === null ? [{}] : []),
    'leave.requested': (snapshot) => (isWorthLeaving(snapshot) ? [{ address: '/stories' }] : []),
  },
  project: ({ voices, dialogue: found, ...context }) => {
    const { screen, pass, line, isSlow, isDeclined, asked, answers, address } = context;
    const { revealed, listed, word, role, options, draft, verdict, said, right } = context;
    return [
      [voices, found !== null, screen, pass, line, isSlow, isDeclined, asked, address],
      [answers.map((answer) => answer.right), revealed, listed, word?.key],
      [role, [...options].toSorted(), draft, verdict?.judgement, said - right, said > 0],
    ];
  },
  invariant: ({ before, event, after, emitted }) => {
    const { context } = after;
    const { line, answers, asked, pass, role, options, voices } = context;
    assert(line >= 0 && line <= LAST);
    const isHeard = canListen(context);
    if (after.matches(inTurn('voiced'))) assert(isHeard, 'nothing is played without a voice');
    if (after.matches(inTurn('shown'))) assert(!isHeard, 'what can be heard is not shown first');
    assert.equal(after.hasTag('speaking'), after.matches(voiced));
    if (after.hasTag('speaking')) {
      assert.deepEqual(inputOf(after, 'speakLine'), {
        id: `a1-hola-fixture-${line}`,
        text: dialogue.lines[line]?.spanish,
        voice: dialogue.lines[line]?.speaker === 'Eva' ? 1 : 0,
        isSlow: context.isSlow,
      });
      assert(pass === 'hear' || dialogue.lines[line]?.speaker !== role, 'own lines are the learner’s');
    }
    if (event.type === 'xstate.done.actor.speakLine' && before.hasTag('speaking'))
      assert(
        after.matches(
          inVoiced(event.output === 'heard' ? 'resting' : event.output === 'unheard' ? 'unheard' : 'paused'),
        ),
      );
    if (event.type === 'page.hidden' && before.can(event))
      assert(after.matches(inVoiced('paused')), 'a hidden page does not talk on');
    if (event.type.startsWith('xstate.after.turnGap')) assert.equal(line, before.context.line + 1);
    if (event.type === 'voices.changed' && !before.matches('left')) assert.equal(voices, event.voices);

    if (after.matches(inTurn('asking'))) {
      assert(pass === 'hear' && line >= (dialogue.questions[asked]?.after ?? LAST), 'asked once heard');
      assert.equal(after.matches({ open: { performing: { asking: 'judged' } } }), answers.length > asked);
    }
    if (after.matches({ open: 'reading' }))
      assert.equal(answers.length, dialogue.questions.length, 'first heard with all questions, then read');
    if (after.matches(inTurn('replying'))) {
      assert.equal(dialogue.lines[line]?.speaker, role);
      assert(pass !== 'hear');
    }
    if (after.matches(choosing)) {
      assert.equal(new Set(options).size, 3);
      assert(options.includes(dialogue.lines[line]?.spanish ?? ''));
    }
    if (event.type === 'leave.cancelled') {
      const { screen } = before.context;
      assert.equal(context.screen, screen, 'who stays is where they were');
      assert.equal(context.draft, before.context.draft, 'and keeps what was typed');
    }
    const hasBegun = before.matches('complete') && event.type === 'dialogue.repeated';
    if (hasBegun) assert.deepEqual([answers, line, role], [[], 0, null]);
    assert.deepEqual(
      emitted.flatMap((emit) => (emit.type === 'answer.judged' ? [emit.isRight] : [])),
      judgementsOf(before, event, after),
    );
    const isLeft = !before.matches('left') && after.matches('left');
    assert.deepEqual(
      emitted.flatMap((emit) => (emit.type === 'departure.confirmed' ? [emit.address] : [])),
      isLeft ? ['/stories'] : [],
    );
  },
  takes: {
    'load.retried': [{ preparing: 'failed' }],
    'dialogue.started': [{ open: 'ready' }],
    'voices.changed': ['preparing', 'open', 'confirmingLeave', 'complete', 'left'],
    'listening.declined': [{ open: 'ready' }, inTurn('voiced')],
    'page.hidden': [inVoiced('speaking'), inVoiced('resting')],
    'sound.paused': [inVoiced('speaking'), inVoiced('resting')],
    'sound.resumed': [inVoiced('paused'), inVoiced('unheard')],
    'line.replayed': lines.map(inVoiced),
    'line.returned': lines.map(inVoiced),
    'part.replayed': [{ open: { performing: { asking: 'answering' } } }],
    'turn.advanced': [
      inTurn('shown'),
      { open: { performing: { asking: 'judged' } } },
      { open: { performing: { replying: 'judged' } } },
    ],
    'option.chosen': [{ open: { performing: { asking: 'answering' } } }, choosing],
    'line.revealed': [{ open: 'reading' }],
    'line.covered': [{ open: 'reading' }],
    'words.listed': [{ open: 'reading' }],
    'words.folded': [{ open: 'reading' }],
    'word.opened': [{ open: 'reading' }],
    'word.closed': [{ open: 'reading' }],
    'roles.requested': [{ open: 'reading' }, 'complete'],
    'role.chosen': [{ open: 'casting' }],
    'draft.changed': [typing],
    'answer.submitted': [typing],
    'answer.unknown': [typing],
    'typing.requested': [{ open: 'rehearsed' }],
    'text.requested': [{ open: 'casting' }],
    'dialogue.finished': [{ open: 'reading' }, { open: 'casting' }, { open: 'rehearsed' }],
    'dialogue.repeated': ['complete'],
    'leave.requested': ['open'],
    'leave.confirmed': ['confirmingLeave'],
    'leave.cancelled': ['confirmingLeave'],
  },
  tags: {
    busy: [{ preparing: 'loading' }],
    speaking: [voiced],
    locked: [
      { open: { performing: { asking: 'judged' } } },
      { open: { performing: { replying: 'judged' } } },
    ],
    dialog: ['confirmingLeave'],
  },
  emits: [
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    { type: 'departure.confirmed', address: '/stories' },
  ],
});

function judgementsOf(before: Snapshot, event: { type: string }, after: Snapshot): boolean[] {
  if (after.context.answers.length > before.context.answers.length)
    return [after.context.answers.at(-1)?.right === true];
  const isSaid = before.context.verdict === null && after.context.verdict !== null;
  if (!isSaid) return [];
  const isRight = after.context.right > before.context.right;
  if (event.type === 'answer.unknown') assert(!isRight);
  return [isRight];
}

/** At the first line of the first hearing: regions are explored one by one. */
function isFirstLine({ context: { pass, line, answers } }: Snapshot): boolean {
  return pass === 'hear' && line === 0 && answers.length === 0;
}

/** Before the first answer. */
function isEarly({ context: { pass, line, answers } }: Snapshot): boolean {
  return pass === 'hear' && line < 2 && answers.length === 0;
}

function isPlainText({ context: { listed, word, revealed } }: Snapshot): boolean {
  return listed === null && word === null && revealed.length === 0;
}

function hasRightOnly({ context: { answers, role } }: Snapshot): boolean {
  return role === null && answers.every(({ right }) => right);
}

function isWorthLeaving(snapshot: Snapshot): boolean {
  const { line, answers, pass, address, voices, isDeclined } = snapshot.context;
  if (address !== '' || voices === 0 || isDeclined) return false;
  if (snapshot.matches({ open: 'ready' })) return true;
  if (snapshot.matches({ open: { performing: { replying: 'judged' } } })) return line === 1;
  return pass === 'type' ? snapshot.matches(typing) : pass === 'hear' && line <= 2 && answers.length === 1;
}
