import { isExercise } from '#machines/course/exercises.rules.ts';
import { lessonMachine } from '#machines/course/lesson.machine.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { cards } from '../../support/cards.ts';
import {
  chosenMeaning,
  exercise,
  meeting,
  plan,
  pluralQuestion,
  pluralRule,
  typedWord,
} from '../../support/lesson-fixture.ts';
import { defineModel } from '../../support/paths/model.ts';

type Snapshot = SnapshotFrom<typeof lessonMachine>;

const NOON = Date.UTC(2026, 10, 3, 12);
const LATER = NOON + 5000;
const [tea, bread] = [...cards(7).slice(6), ...cards(1)];
if (!tea || !bread) throw new Error('There are too few cards.');
const heard = { isHeard: true, prompt: { text: 'el té', language: 'es' as const } };
const lesson = plan([
  meeting(tea),
  chosenMeaning(tea, [bread]),
  typedWord(tea, { ...heard, silent: typedWord(tea, { item: 'tea-sentence' }), item: 'tea-sentence' }),
]);
const unheard = plan([
  exercise('radio', { by: 'text', language: 'es', accepted: ['radio'] }, { isHeard: true }),
]);
const ruled = plan([pluralRule, pluralQuestion('plural-1', 'shown'), pluralQuestion('plural-2', 'offered')], {
  stop: 'a1-hola-3',
});
const checkpoint = plan([chosenMeaning(tea, [bread])], { stop: 'a1-hola-checkpoint', kind: 'checkpoint' });

const request = { seed: 7, canListen: true, now: NOON, zone: 'Europe/London', retention: 0.9 as const };
const rules = { praise: 1500, tick: 1000 };
const plans = {
  'a1-hola-1': lesson,
  'a1-hola-2': unheard,
  'a1-hola-3': ruled,
  'a1-hola-checkpoint': checkpoint,
};
const stops = Object.keys(plans) as (keyof typeof plans)[];

export default defineModel(lessonMachine, {
  inputs: stops.map((stop) => ({ ...request, stop, rules })),
  cases: {
    'xstate.done.actor.planStop': ({ context: { stop, now } }) =>
      now > NOON || stop !== 'a1-hola-1'
        ? [{ output: planOf(stop) }]
        : [{ output: planOf(stop) }, { output: null }, { output: plan([]) }],
    'xstate.error.actor.planStop': ({ context: { stop, now } }) =>
      now > NOON || stop !== 'a1-hola-1' ? [] : [{ error: new Error('offline') }],
    'load.retried': () => [{ now: LATER }],
    'step.understood': () => [{ now: LATER }],
    'word.known': () => [{ now: LATER }],
    'draft.changed': draftsOf,
    'answer.submitted': () => [{ now: LATER }],
    'answer.unknown': (snapshot) =>
      isTyping(snapshot) && isFresh(snapshot) && snapshot.context.plan !== unheard ? [{ now: LATER }] : [],
    'explanation.asked': () => [{}],
    'answer.contested': () => [{}],
    'listening.declined': (snapshot) => (isFresh(snapshot) ? [{ now: LATER }] : []),
    'voice.lost': (snapshot) => (isFresh(snapshot) ? [{ now: LATER }] : []),
    'step.continued': () => [{ now: LATER }],
    'dialog.closed': (snapshot) =>
      isWorthLeaving(snapshot) ? [{ openedAt: LATER, now: LATER + 60_000 }] : [],
    'leave.requested': (snapshot) => (isWorthLeaving(snapshot) ? [{ address: '/course' }] : []),
    'lesson.repeated': ({ context: { seed, outcomes } }) =>
      seed === 7 && outcomes.length > 0 ? [{ now: LATER }] : [],
  },
  project: ({
    plan: made,
    now,
    seed,
    queue,
    draft,
    verdict,
    outcomes,
    canListen,
    isExplained,
    isContested,
    met,
  }) => [
    made?.stop,
    now,
    seed,
    queue.map(({ step, tries }) => [step.id, tries]),
    draft,
    verdict?.judgement,
    outcomes.map((outcome) => outcome.verdict.judgement),
    canListen,
    isExplained,
    isContested,
    met,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    const facts = emitted.flatMap((one) => (one.type === 'fact.recorded' ? [one.fact] : []));
    const [asked] = before.context.queue;
    assert.equal(after.hasTag('timed'), after.matches('practicing'), 'the clock runs only during practice');
    assert.ok(new Set(context.rated).size === context.rated.length, 'a card is rated once by its answers');
    for (const fact of facts) {
      if (fact.kind === 'card.studied') assert.equal(fact.facts.milliseconds, 0, 'time is not counted twice');
      if (fact.kind === 'card.rated')
        assert.ok(fact.facts.milliseconds >= 0 && fact.facts.milliseconds <= 60_000);
    }
    if (event.type === 'xstate.done.actor.planStop') {
      const isPlanned = event.output !== null && event.output.steps.length > 0;
      assert.equal(after.matches('practicing'), isPlanned, 'a planned lesson starts at once');
      assert.equal(after.matches({ preparing: 'missing' }), !isPlanned);
      if (isPlanned) assert.deepEqual([context.done, context.outcomes, context.seconds], [0, [], 0]);
    }
    const shown = context.queue[0]?.step;
    const explanation = shown && isExercise(shown) ? shown.explanation : null;
    if (after.hasTag('meeting')) assert.ok(shown && !isExercise(shown));
    if (after.hasTag('asking')) {
      assert.ok(shown && isExercise(shown));
      assert.equal(context.verdict, null);
    }
    if (after.hasTag('answered')) assert.notEqual(context.verdict, null);
    const hasMet = event.type === 'step.understood' || event.type === 'word.known';
    if (hasMet && before.can(event)) {
      assert.deepEqual(
        facts.map(({ kind }) => kind),
        [
          asked?.step.kind === 'point'
            ? 'rule.read'
            : event.type === 'word.known'
              ? 'card.rated'
              : 'card.studied',
        ],
      );
      assert.equal(context.done, 1);
    }
    const isAnswered = before.hasTag('asking') && context.verdict !== null && event.type !== 'draft.changed';
    if (isAnswered) {
      const isFirst = asked?.tries === 0;
      assert.equal(context.outcomes.length, before.context.outcomes.length + Number(isFirst));
    }
    if (after.matches({ practicing: { step: 'praised' } }))
      assert.equal(explanation?.afterRight, undefined, 'a rule waits until it is read');
    if (event.type === 'explanation.asked' && before.can(event))
      assert.deepEqual(context, { ...before.context, isExplained: true });
    const judged = emitted.filter((one) => one.type === 'answer.judged');
    assert.equal(judged.length, Number(before.hasTag('asking') && after.hasTag('answered')));
    const wasWrong = before.matches({ practicing: { step: 'corrected' } });
    if (event.type === 'step.continued' && wasWrong) {
      assert.deepEqual(
        context.queue.slice(before.context.queue.length - 1).map(({ tries }) => tries),
        (asked?.tries ?? 0) < 2 ? [(asked?.tries ?? 0) + 1] : [],
        'a wrong answer comes back at the end, at most twice',
      );
    }
    if (event.type === 'listening.declined' && before.can(event)) {
      assert.ok(!context.canListen);
      assert.ok(context.queue.every(({ step }) => !isExercise(step) || !step.isHeard));
    }
    if (event.type === 'voice.lost' && before.can(event)) {
      const [first] = before.context.queue;
      const wasHeard = before.hasTag('asking') && first && isExercise(first.step) && first.step.isHeard;
      const rest = wasHeard ? context.queue : context.queue.slice(1);
      assert.ok(rest.every(({ step }) => !isExercise(step) || !step.isHeard));
      if (!wasHeard)
        assert.deepEqual(
          [after.value, context.draft],
          [before.value, before.context.draft],
          'nothing typed is lost',
        );
    }
    if (event.type === 'lesson.repeated' && before.can(event))
      assert.equal(context.canListen, context.couldListenAtStart, 'a repeat asks by ear again, if it can');
    if (event.type === 'answer.contested')
      assert.equal(facts.length, Number(before.can(event)), 'one objection to one answer');
    if (event.type === 'leave.cancelled' && before.matches('confirmingLeave')) {
      assert.ok(after.matches('practicing'));
      assert.deepEqual(context, before.context, 'the lesson goes on where it was');
    }
    if (event.type === 'dialog.closed' && before.can(event)) {
      const { askedAt } = before.context;
      const thought = before.hasTag('answered') ? 0 : Math.max(0, event.openedAt - askedAt);
      assert.deepEqual(context, { ...before.context, askedAt: event.now - thought });
    }
    const isLeft = after.matches('left') && !before.matches('left');
    assert.equal(emitted.filter(({ type }) => type === 'departure.confirmed').length, Number(isLeft));
    const results = facts.flatMap((fact) => (fact.kind === 'lesson.finished' ? [fact.facts] : []));
    const isFinished = after.matches('complete') && !before.matches('complete');
    assert.equal(
      results.length,
      Number(isFinished && context.outcomes.length > 0),
      'one result, none without answers',
    );
    for (const result of results) {
      const right = context.outcomes.filter(({ verdict }) => verdict.judgement !== 'wrong').length;
      const { lesson: stop, total, seconds } = result;
      assert.deepEqual([stop, total, seconds], [context.stop, context.outcomes.length, context.seconds]);
      assert.equal(result.right, right);
    }
  },
  takes: {
    'load.retried': [{ preparing: 'failed' }],
    'step.understood': [{ practicing: { step: 'meeting' } }],
    'word.known': [{ practicing: { step: 'meeting' } }],
    'draft.changed': [{ practicing: { step: 'asking' } }],
    'answer.submitted': [{ practicing: { step: 'asking' } }],
    'answer.unknown': [{ practicing: { step: 'asking' } }],
    'explanation.asked': [{ practicing: { step: 'reading' } }],
    'answer.contested': [{ practicing: { step: 'corrected' } }],
    'listening.declined': [{ practicing: { step: 'asking' } }],
    'voice.lost': ['practicing'],
    'step.continued': [
      { practicing: { step: 'praised' } },
      { practicing: { step: 'reading' } },
      { practicing: { step: 'corrected' } },
    ],
    'dialog.closed': ['practicing'],
    'leave.requested': ['practicing'],
    'leave.confirmed': ['confirmingLeave'],
    'leave.cancelled': ['confirmingLeave'],
    'lesson.repeated': ['complete'],
  },
  tags: {
    meeting: [{ practicing: { step: 'meeting' } }],
    asking: [{ practicing: { step: 'asking' } }],
    answered: [
      { practicing: { step: 'praised' } },
      { practicing: { step: 'reading' } },
      { practicing: { step: 'corrected' } },
    ],
    timed: ['practicing'],
    dialog: ['confirmingLeave'],
  },
  emits: [
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    { type: 'departure.confirmed', address: '/course' },
    ...factsOfPaths(),
  ],
});

function planOf(stop: string) {
  return plans[stops.find((known) => known === stop) ?? 'a1-hola-1'];
}

function isTyping({ context: { queue } }: Snapshot): boolean {
  const step = queue[0]?.step;
  return step !== undefined && isExercise(step) && step.answer.by === 'text';
}

/** Whether this is the first attempt at a question of the first run, without input. */
function isFresh({ context: { queue, draft, seed } }: Snapshot): boolean {
  return seed === 7 && draft.length === 0 && queue[0]?.tries === 0;
}

function isWorthLeaving(snapshot: Snapshot): boolean {
  const { seed, done, outcomes, canListen } = snapshot.context;
  return seed === 7 && canListen && outcomes.length === 0 && (done === 0 || snapshot.hasTag('asking'));
}

/** Right answers, and on the first attempt wrong ones, too. */
function draftsOf(snapshot: Snapshot): { draft: string[]; now: number }[] {
  const { queue, draft, plan: made } = snapshot.context;
  const [turn] = queue;
  if (!turn || !isExercise(turn.step) || draft.length > 0 || made === unheard) return [];
  const { answer } = turn.step;
  if (answer.by === 'choice') {
    const wrong = made?.kind === 'checkpoint' ? ['bread'] : [];
    return [answer.right, ...wrong].map((option) => ({ draft: [option], now: LATER }));
  }
  const typed = isFresh(snapshot) ? ['el té', 'el te', 'la mesa', ' '] : ['el té'];
  return typed.map((text) => ({ draft: [text], now: LATER }));
}

/** The facts of paths over one card. */
function factsOfPaths() {
  const recorded = (fact: object) => ({ type: 'fact.recorded', fact }) as never;
  const card = tea?.id;
  const rating = (more: object) =>
    recorded({ kind: 'card.rated', facts: expect.objectContaining({ card, source: 'lesson', ...more }) });
  const result = (more: object) =>
    recorded({ kind: 'lesson.finished', facts: expect.objectContaining({ ...more }) });
  return [
    recorded({ kind: 'card.studied', facts: { card, milliseconds: 0 } }),
    recorded({ kind: 'rule.read', facts: { point: 'plural' } }),
    rating({ rating: 4, direction: 'es-en' }),
    rating({ rating: 3, typed: 'el té', isAccentOnly: false }),
    rating({ rating: 2, typed: 'el te', isAccentOnly: true }),
    rating({ rating: 1, typed: 'la mesa', isAccentOnly: false }),
    recorded({
      kind: 'card.rated',
      facts: { card, direction: 'en-es', rating: 1, milliseconds: 0, source: 'lesson' },
    }),
    result({ lesson: 'a1-hola-1' }),
    result({ lesson: 'a1-hola-3' }),
    result({ lesson: 'a1-hola-checkpoint' }),
    recorded({ kind: 'answer.contested', facts: { item: 'tea-sentence', typed: 'la mesa' } }),
  ];
}
