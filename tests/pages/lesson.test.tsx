import { isExercise } from '#machines/course/exercises.rules.ts';
import type { lessonMachine } from '#machines/course/lesson.machine.ts';
import type { Part, Role } from '#machines/course/phrases.rules.ts';
import type { Exercise, LessonPlan, Step } from '#machines/course/lesson.types.ts';
import type { Fact, LearnerEmit } from '#machines/learning/activity.types.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useEffect, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fromCallback, fromPromise, type EventObject, type SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { RunningLesson } from '../../src/pages/lesson/LessonPage.tsx';
import model from '../machines/models/lesson.ts';
import { eventually } from '../support/eventually.ts';
import { actions } from '../support/look-again.ts';
import { cards } from '../support/cards.ts';
import { coverPage } from '../support/dialog.ts';
import {
  chosenMeaning,
  exercise,
  meeting,
  plan,
  pluralQuestion,
  pluralRule,
  typedWord,
} from '../support/lesson-fixture.ts';
import { testPage } from '../support/pages.ts';
import { VirtualClock } from '../support/paths/clock.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

type Snapshot = SnapshotFrom<typeof lessonMachine>;
type Given = { now: number };

const NOON = Date.UTC(2026, 10, 3, 12);
const [bread, water, milk, salt, cheese] = cards(5) as [Card5, Card5, Card5, Card5, Card5];
type Card5 = ReturnType<typeof cards>[number];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const at = ({ now }: Given) => vi.setSystemTime(now);
const enter = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
const pressIn = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const verdict = () => document.querySelector('[data-part=verdict]')?.textContent ?? '';

const voice = new EventTarget();

function VoicedLesson() {
  const [hasVoice, setVoice] = useState(true);
  useEffect(() => {
    const hear = ({ type }: Event) => setVoice(type === 'found');
    voice.addEventListener('found', hear);
    voice.addEventListener('lost', hear);
  }, []);
  return <RunningLesson stop="a1-hola-1" hasVoice={hasVoice} />;
}

testPage('Lesson', {
  model,
  page: (
    <AudioPlayerProvider>
      <VoicedLesson />
    </AudioPlayerProvider>
  ),
  location: () => '/course/a1-hola/1',
  gestures: {
    'load.retried': (event: Given) => {
      at(event);
      press('Try again');
    },
    'step.understood': (event: Given) => {
      at(event);
      press(/^Got it/);
    },
    'word.known': (event: Given) => {
      at(event);
      fireEvent.keyDown(document.body, { key: '2' });
    },
    'draft.changed': (event: Given & { draft: string[] }) => {
      at(event);
      const [text = ''] = event.draft;
      if (screen.queryByRole('textbox')) enter(text);
      else press(new RegExp(text));
    },
    'answer.submitted': (event: Given) => {
      at(event);
      press(/^(Check|Next)/);
    },
    'answer.unknown': (event: Given) => {
      at(event);
      press('Skip');
    },
    'explanation.asked': () => press('Why?'),
    'answer.contested': () => press('My answer should be accepted'),
    'listening.declined': (event: Given) => {
      at(event);
      press('Can’t listen now');
    },
    'voice.lost': (event: Given) => {
      at(event);
      for (const news of ['found', 'lost']) act(() => void voice.dispatchEvent(new Event(news)));
    },
    'step.continued': (event: Given) => {
      at(event);
      press(/^Continue/);
    },
    'dialog.closed': coverPage,
    'leave.requested': () => press('Leave'),
    'leave.confirmed': () => pressIn('Leave'),
    'leave.cancelled': () => pressIn('Keep learning'),
    'lesson.repeated': (event: Given) => {
      at(event);
      press(/^Repeat this/);
    },
  },
  see: (snapshot: Snapshot) => {
    const { queue, done, outcomes } = snapshot.context;
    expect(document.querySelector('[role=alertdialog][open]') !== null).toBe(snapshot.hasTag('dialog'));
    if (snapshot.matches({ preparing: 'loading' })) screen.getByText('Preparing your lesson...');
    if (snapshot.matches({ preparing: 'missing' })) {
      screen.getByRole('heading', { name: 'There’s nothing to practice here' });
      expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe('/course');
    }
    if (snapshot.matches('practicing')) {
      const first = queue.filter(({ tries }) => tries === 0).length;
      screen.getByText(
        first > 0 ? `Step ${done + 1} of ${done + first}` : `All steps done, ${queue.length} to repeat`,
      );
      const step = queue[0]?.step;
      expect(screen.queryByText(/^A (new word|new rule|word you’ve met)$/) !== null).toBe(
        snapshot.hasTag('meeting'),
      );
      if (step?.kind === 'meet') screen.getByText(step.card.english);
      else if (step?.kind === 'point')
        within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('listitem');
      else if (step?.isHeard) {
        screen.getByRole('heading', { level: 2, name: 'Listen' });
        if (snapshot.hasTag('asking')) expect(screen.queryByText(step.solution)).toBe(null);
      }
      expect(screen.queryByRole('button', { name: /^Continue/ }) !== null).toBe(snapshot.hasTag('answered'));
      expect(verdict() !== '').toBe(snapshot.hasTag('answered'));
      expect(screen.queryByText('Read the rule') !== null).toBe(
        step !== undefined && isExercise(step) && step.kind === 'rule' && snapshot.context.isExplained,
      );
      const isWrong = snapshot.can({ type: 'answer.contested' });
      expect(screen.queryByRole('button', { name: 'My answer should be accepted' }) !== null).toBe(isWrong);
    }
    if (snapshot.matches('complete')) {
      const right = outcomes.filter((one) => one.verdict.judgement !== 'wrong').length;
      if (outcomes.length > 0) screen.getByText(`${right} / ${outcomes.length}`);
      else screen.getByText('There were no questions this time.');
      expect(actions()[0]).toBe('Back to Today');
    }
  },
});

/** Opens a lesson of these steps; returns what it records and speaks, its clock, and where the learner is. */
async function open(steps: readonly Step[], more: Partial<LessonPlan> = {}) {
  const clock = new VirtualClock();
  const facts: Fact[] = [];
  const spoken: string[] = [];
  const listen = (emitted: LearnerEmit) => {
    if (emitted.type === 'fact.recorded') facts.push(emitted.fact);
  };
  const planStop = fromPromise(() => Promise.resolve(plan(steps, more)));
  const runtime = testRuntime(({ machine }, input) => ({
    machine: (machine.id === 'lesson'
      ? machine.provide({ actors: { planStop } })
      : machine.id === 'audio-player'
        ? machine.provide({ actors: speakersInto(spoken) })
        : machine) as typeof machine,
    options: { input, clock },
  }));
  const { hook, history } = memoryLocation({ path: '/course/a1-hola/1', record: true });
  render(
    <Stage runtime={runtime} listen={listen}>
      <Router hook={hook}>
        <AudioPlayerProvider>
          <RunningLesson stop="a1-hola-1" hasVoice />
        </AudioPlayerProvider>
      </Router>
    </Stage>,
  );
  await screen.findByText(`Step 1 of ${steps.length}`);
  return { facts, spoken, clock, history };
}

/** A voice that finishes at once. */
function speakersInto(spoken: string[]) {
  return {
    playTones: fromCallback(() => undefined),
    findVoice: fromPromise(() => Promise.resolve('spanish')),
    playNative: fromCallback<EventObject, { word: string }>(({ input, sendBack }) => {
      spoken.push(input.word);
      sendBack({ type: 'playback.ended' });
    }),
    speak: fromCallback<EventObject, { text: string }>(({ input, sendBack }) => {
      spoken.push(input.text);
      sendBack({ type: 'playback.ended' });
    }),
  };
}

const last = chosenMeaning(milk, [salt], { id: 'last' });
const sentence = exercise(
  'order',
  { by: 'order', words: ['pan', 'Compro', 'el', 'sal'], orders: [['Compro', 'el', 'pan']] },
  { kind: 'build', solution: 'Compro el pan.', sound: 'Compro el pan.', isProduced: true },
);
const pairs = exercise(
  'pairs',
  {
    by: 'pairs',
    spanish: [bread.spanish, water.spanish],
    english: [water.english, bread.english],
    pairs: { [bread.spanish]: bread.english, [water.spanish]: water.english },
  },
  { kind: 'match', prompt: { text: 'Match the pairs.', language: 'en' } },
);

test('a new word shows its meaning and an example that marks it', async () => {
  const { facts } = await open([meeting(bread), last]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'el pan' }));
  expect(document.querySelector('mark')?.textContent).toBe('el pan');
  vi.setSystemTime(NOON + 90_000);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  expect(facts).toEqual([{ kind: 'card.studied', facts: { card: bread.id, milliseconds: 0 } }]);
  screen.getByText('Step 2 of 2');
});

test('a rule shows its text and examples with marked forms and audio before it’s asked', async () => {
  const { facts } = await open([pluralRule, pluralQuestion('plural-1', 'shown'), last]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'One and several: -s' }));
  screen.getByText('A new rule');
  const examples = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('listitem');
  expect(examples.map((example) => example.querySelector('mark')?.textContent)).toEqual([
    'los tomates',
    'Las flores',
  ]);
  expect(examples.map((example) => example.querySelector('p')?.lang)).toEqual(['es', 'es']);
  screen.getByRole('button', { name: 'Listen to Las flores son rojas.' });
  fireEvent.keyDown(document.body, { key: '2' });
  screen.getByText('Step 1 of 3');
  press(/^Got it/);
  expect(facts).toEqual([{ kind: 'rule.read', facts: { point: 'plural' } }]);
  screen.getByText(/What is the plural of/);
});

test('the first right answers on a point explain why, and wait until that’s read', async () => {
  const { clock } = await open([pluralQuestion('plural-1', 'shown'), last]);
  press('peces');
  expect(verdict()).toBe('¡Bien!');
  expect(document.body.textContent).toContain('A final -z becomes');
  expect(screen.queryByRole('button', { name: 'Why?' })).toBe(null);
  act(() => clock.advance(60_000));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Continue/ }));
});

test('later ones explain on request, and wrong answers always do', async () => {
  await open([pluralQuestion('plural-1', 'offered'), pluralQuestion('plural-2', 'offered'), last]);
  press('peces');
  expect(document.body.textContent).not.toContain('A final -z becomes');
  press('Why?');
  expect(document.body.textContent).toContain('A final -z becomes');
  screen.getByRole('link', { name: 'Read the rule' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Continue/ }));
  press(/^Continue/);
  press('pezes');
  expect(document.body.textContent).toContain('A final -z becomes');
});

test('the end says which rule was new', async () => {
  await open([meeting(bread), pluralRule, pluralQuestion('plural-1', 'shown')]);
  press(/^Got it/);
  press(/^Got it/);
  press('peces');
  press(/^Continue/);
  await screen.findByText('You met a new word and a new rule.');
  const rule = screen.getByRole('region', { name: 'The rule you met' });
  within(rule).getByText('el tomate, los tomates');
  within(rule).getByRole('button', { name: 'Listen to el tomate, los tomates' });
  expect(within(rule).getByRole('link', { name: 'Read more about it' }).getAttribute('href')).toBe(
    '/grammar#plural',
  );
});

test('a word met elsewhere is not called new, nor counted as new at the end', async () => {
  await open([{ ...meeting(bread), isMet: true }, meeting(milk), pluralQuestion('plural-1', 'shown')]);
  screen.getByText('A word you’ve met');
  press(/^Got it/);
  screen.getByText('A new word');
  press(/^Got it/);
  press('peces');
  press(/^Continue/);
  await screen.findByText('You met a new word.');
  const words = within(screen.getByRole('region', { name: 'Words you met' }));
  for (const { spanish } of [bread, milk]) words.getByText(spanish);
});

test('a new word plays when met, a rule doesn’t, and nothing plays for learners who can’t listen', async () => {
  const heard = typedWord(bread, { isHeard: true, silent: typedWord(bread) });
  const { spoken } = await open([meeting(water), pluralRule, heard, meeting(salt), last]);
  await eventually(() => expect(spoken).toEqual(['el agua']));
  press(/^Got it/);
  press(/^Got it/);
  await eventually(() => expect(spoken).toEqual(['el agua', 'el pan']));
  press('Can’t listen now');
  press('Skip');
  press(/^Continue/);
  screen.getByRole('heading', { level: 2, name: 'la sal' });
  press('Listen to la sal');
  await eventually(() => expect(spoken).toEqual(['el agua', 'el pan', 'la sal']));
});

test('missed listening questions show their Spanish with audio at the end', async () => {
  const heard = { isHeard: true, kind: 'listen' as const, sound: bread.spanish };
  await open([chosenMeaning(bread, [water], heard)]);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    press('water');
    press(/^Continue/);
  }
  const missed = await screen.findByRole('region', { name: 'Look at these again' });
  expect(within(missed).getByText('el pan').lang).toBe('es');
  within(missed).getByText('bread');
  within(missed).getByRole('button', { name: 'Listen to el pan' });
});

test('a known word skips recognition and is only produced', async () => {
  await open([meeting(bread), chosenMeaning(bread, [water]), typedWord(bread), last]);
  press(/^I know it/);
  screen.getByText('Step 2 of 3');
  screen.getByRole('textbox', { name: 'Your answer in Spanish' });
});

test('a digit answers; a right answer gets praise, then Continue or a pause moves on', async () => {
  const { clock } = await open([chosenMeaning(bread, [water]), chosenMeaning(water, [bread]), last]);
  fireEvent.keyDown(document.body, { key: '1' });
  expect(verdict()).toBe('¡Bien!');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Continue/ }));
  press(/^Continue/);
  screen.getByText('Step 2 of 3');
  expect(document.activeElement?.textContent).toBe(water.spanish);
  fireEvent.keyDown(document.body, { key: '1' });
  act(() => clock.advance(1500));
  screen.getByText('Step 3 of 3');
});

test('a sentence is corrected by pressing its wrong word and typing another', async () => {
  const corrected = exercise(
    'mistake',
    {
      by: 'correction',
      language: 'es',
      words: ['Anoche', 'mis', 'abuelos', 'bailó', 'mucho.'],
      wrong: 3,
      accepted: ['bailaron'],
    },
    {
      kind: 'mistake',
      isProduced: true,
      prompt: { text: 'Last night my grandparents danced a lot.', language: 'en' },
      solution: 'Anoche mis abuelos bailaron mucho.',
    },
  );
  const { facts } = await open([corrected, { ...corrected, id: 'again' }, last]);
  screen.getByText('One word is wrong: which one?');
  const words = within(screen.getByRole('radiogroup', { name: 'The wrong word' }));
  expect(words.getAllByRole('radio').map((word) => word.closest('label')?.textContent)).toEqual([
    'Anoche',
    'mis',
    'abuelos',
    'bailó',
    'mucho.',
  ]);
  expect(words.getByText('bailó').lang).toBe('es');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  const field = screen.getByRole('textbox', { name: 'What instead?' });
  const check = screen.getByRole('button', { name: /^Check/ });
  fireEvent.input(field, { target: { value: 'bailaron' } });
  expect(check.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(words.getByRole('radio', { name: 'bailó' }));
  expect(check.getAttribute('aria-disabled')).toBe('false');
  press(/^Check/);
  expect(verdict()).toBe('¡Bien!');
  press(/^Continue/);
  fireEvent.click(screen.getByRole('radio', { name: 'mucho.' }));
  enter('poco');
  press(/^Check/);
  expect(verdict()).toBe('Not quite.');
  screen.getByRole('radio', { name: /bailó.*this is the wrong word/ });
  screen.getByRole('radio', { name: /mucho.*this word is right/ });
  expect(document.querySelector('[data-part=solution] mark')?.textContent).toBe('bailaron');
  press('My answer should be accepted');
  expect(facts).toEqual([
    { kind: 'answer.contested', facts: { item: 'mistake', typed: 'Anoche mis abuelos bailó poco.' } },
  ]);
});

test('a sentence to say otherwise shows its own task, and the right sentence after a wrong one', async () => {
  const answer = { by: 'text', language: 'es', accepted: ['Ayer bailé.'], rivals: ['bailo'] } as const;
  const changed = exercise('transform', answer, {
    kind: 'transform',
    prompt: { text: 'Hoy bailo.', language: 'es', hint: 'Today I dance.', task: 'Begin with «Ayer».' },
    solution: 'Ayer bailé.',
    meaning: 'Yesterday I danced.',
  });
  await open([changed, last]);
  const task = screen.getByText('Ayer', { selector: 'header span' });
  expect([task.lang, task.closest('p')?.textContent]).toEqual(['es', 'Begin with Ayer.']);
  expect(screen.getByRole('heading', { level: 2 }).querySelector('[lang=es]')?.textContent).toBe(
    'Hoy bailo.',
  );
  screen.getByText('Today I dance.');
  enter('Ayer bailo');
  press(/^Check/);
  expect(verdict()).toContain('Not quite.');
  screen.getByText('Yesterday I danced.');
});

test('a verb is conjugated in the gap of its sentence', async () => {
  const answer = { by: 'text', language: 'es', accepted: ['vive'], verbs: ['viv-e'] } as const;
  const conjugated = exercise('conjugate', answer, {
    kind: 'conjugate',
    prompt: { text: 'Ahora _____ (vivir, ella) aquí.', language: 'es', hint: 'She lives here now.' },
    solution: 'Ahora vive aquí.',
  });
  await open([conjugated, last]);
  screen.getByText('Write the verb in the right form');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ahora blank (vivir, ella) aquí.');
  enter('vivo');
  press(/^Check/);
  expect(verdict()).toContain('Not quite.');
  expect(screen.getByText('Ahora vive aquí.').closest('[lang]')?.getAttribute('lang')).toBe('es');
});

describe('time in a leave dialog doesn’t count as thinking', () => {
  const after = (seconds: number) => vi.setSystemTime(NOON + seconds * 1000);
  const answer = async (word: Card5) => {
    enter(word.spanish);
    await act(async () => press(/^(Check|Next)/));
  };
  const keepLearning = async (opened: number, closed: number) => {
    after(opened);
    await act(async () => press('Leave'));
    after(closed);
    await act(async () => pressIn('Keep learning'));
  };
  const opened = async () => {
    const { facts, clock } = await open([meeting(salt), typedWord(water), typedWord(bread), last]);
    press(/^Got it/);
    const times = () => facts.flatMap((fact) => (fact.kind === 'card.rated' ? fact.facts.milliseconds : []));
    return { clock, times };
  };

  test('over a question', async () => {
    const { times } = await opened();
    await keepLearning(2, 42);
    after(43);
    await answer(water);
    expect(times(), 'two seconds before the dialog and one after it').toEqual([3000]);
  });

  test('over the praise of the answer before', async () => {
    const { clock, times } = await opened();
    after(1);
    await answer(water);
    act(() => clock.advance(1000));
    await keepLearning(2, 42);
    act(() => clock.advance(1500));
    after(46);
    await answer(bread);
    expect(times(), 'the praise ended 43.5 s after the start').toEqual([1000, 2500]);
  });
});

test('a wrong answer shows the right one and why, and its question comes back', async () => {
  const explanation = { text: '«Pan» is bread.', section: 'gender' };
  const { clock } = await open([chosenMeaning(bread, [water], { explanation })]);
  press(/water/);
  expect(verdict()).toBe('Not quite.');
  expect(document.querySelector('[data-part=solution]')?.textContent).toBe('bread');
  const rule = screen.getByRole('link', { name: 'Read the rule' });
  expect([rule.getAttribute('href'), rule.getAttribute('target')]).toEqual(['/grammar#gender', '_blank']);
  act(() => clock.advance(60_000));
  expect(verdict()).toBe('Not quite.');
  press(/^Continue/);
  screen.getByText('All steps done, 1 to repeat');
});

test('a typed answer is compared letter by letter, and only its first attempt rates the card', async () => {
  const easier = chosenMeaning(cheese, [water]);
  const { facts } = await open([typedWord(cheese, { easier })]);
  const field = screen.getByRole('textbox', { name: 'Your answer in Spanish' });
  expect(document.activeElement).toBe(field);
  enter('el peso');
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  if (form) fireEvent.submit(form);
  expect(document.querySelector('del')?.textContent).toBeTruthy();
  expect(facts.filter(({ kind }) => kind === 'card.rated')).toEqual([
    {
      kind: 'card.rated',
      facts: expect.objectContaining({ card: cheese.id, rating: 1, typed: 'el peso', source: 'lesson' }),
    },
  ]);
});

test('after a wrong answer an easier question follows, at most twice', async () => {
  const easier = chosenMeaning(cheese, [water]);
  const { facts } = await open([typedWord(cheese, { easier })]);
  press('Skip');
  expect(verdict()).toBe('Here it is:');
  press(/^Continue/);
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    screen.getByText('All steps done, 1 to repeat');
    expect(screen.queryByRole('textbox')).toBe(null);
    press(/water/);
    press(/^Continue/);
  }
  await screen.findByRole('heading', { name: 'Lesson complete!' });
  expect(facts.map(({ kind }) => kind)).toEqual([
    'card.rated',
    'card.studied',
    'card.studied',
    'lesson.finished',
  ]);
  expect(facts.at(-1)?.facts).toMatchObject({ lesson: 'a1-hola-1', right: 0, total: 1, items: [] });
});

test('a wrong accent is named and counts as right', async () => {
  const tea = cards(7)[6];
  if (!tea) throw new Error('There is no tea.');
  await open([typedWord(tea), last]);
  enter('el te');
  press(/^Check/);
  expect(verdict()).toBe('Right except for an accent: é, not e.');
  expect(screen.queryByRole('button', { name: 'My answer should be accepted' })).toBe(null);
});

test('a sentence is built by digits and judged word by word', async () => {
  const { facts } = await open([sentence, last]);
  for (const key of ['2', '3', '4']) fireEvent.keyDown(document.body, { key });
  press(/^Check/);
  expect(verdict()).toBe('Not quite.');
  const words = screen.getAllByRole('button', { name: /place$/ }).map((word) => word.textContent);
  expect(words).toEqual(['Compro, in its place', 'el, in its place', 'sal, in a wrong place']);
  press('My answer should be accepted');
  screen.getByText('Thanks. We’ve noted your answer.');
  expect(facts).toEqual([{ kind: 'answer.contested', facts: { item: 'order', typed: 'Compro el sal' } }]);
});

test('another right order is right, and shows the usual one until the learner goes on', async () => {
  const words = ['Aquí', 'compro', 'pan'];
  const phrase = (text: string, role: Role) => ({ text, role });
  const clause: Part = {
    kind: 'clause',
    phrases: [phrase('aquí', 'place'), phrase('compro', 'verb'), phrase('pan', 'object')],
    isOpen: false,
    isQuestion: false,
    isIndirect: false,
    isEnd: true,
  };
  const moved = exercise(
    'moved',
    { by: 'order', words, orders: [words], wordings: [[clause]] },
    { kind: 'build', solution: 'Aquí compro pan.', sound: 'Aquí compro pan.', isProduced: true },
  );
  await open([moved, last]);
  for (const key of ['2', '3', '1']) fireEvent.keyDown(document.body, { key });
  press(/^Check/);
  expect(verdict()).toBe('Also right. Usual:');
  expect(document.querySelector('[data-part=solution]')?.textContent).toBe('Aquí compro pan.');
  screen.getByRole('button', { name: /^Continue/ });
});

test('a board of pairs judges itself once all are found', async () => {
  await open([pairs, last]);
  press('el pan');
  press('water');
  expect(screen.getByRole('button', { name: 'el pan' }).getAttribute('data-state')).toBe('wrong');
  press('el pan');
  expect(screen.getByRole('button', { name: 'el pan', pressed: true }).getAttribute('data-state')).toBe(
    'selected',
  );
  press('bread');
  press('el agua');
  press('water');
  expect(verdict()).toBe('All found, but not on the first try.');
});

const tiles = () =>
  within(screen.getByRole('group', { name: 'Pairs' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(', matched', ''));

test('a board that is done shows what belongs together side by side', async () => {
  await open([pairs, last]);
  expect(tiles()).toEqual(['el pan', 'water', 'el agua', 'bread']);
  for (const name of ['el pan', 'bread', 'el agua']) press(name);
  expect(tiles()).toEqual(['el pan', 'water', 'el agua', 'bread']);
  press('water');
  expect(tiles()).toEqual(['el pan', 'bread', 'el agua', 'water']);
});

test('giving up on a board lists its pairs, one per line', async () => {
  await open([pairs, last]);
  press('Skip');
  expect(tiles()).toEqual(['el pan', 'bread', 'el agua', 'water']);
  expect(verdict()).toBe('They belong together:');
  expect(document.querySelector('[data-part=solution]')?.textContent).toBe('el pan – bread el agua – water ');
});

test('tiles with the same text in both languages are distinct', async () => {
  const alike = exercise('alike', {
    by: 'pairs',
    spanish: ['el pan', 'no'],
    english: ['no', 'bread'],
    pairs: { 'el pan': 'bread', no: 'no' },
  });
  await open([alike, last]);
  const [spanish, english] = screen.getAllByRole('button', { name: 'no' });
  if (!spanish || !english) throw new Error('There are not two tiles.');
  fireEvent.click(english);
  expect([spanish, english].map((tile) => tile.dataset['state'])).toEqual(['open', 'selected']);
  fireEvent.click(spanish);
  expect([spanish, english].map((tile) => tile.dataset['state'])).toEqual(['matched', 'matched']);
  press('el pan');
  press('bread');
  expect(verdict()).toBe('¡Bien!');
});

test('tapping one of two equal words takes that one', async () => {
  const twice = exercise(
    'twice',
    { by: 'order', words: ['el', 'pan', 'el'], orders: [['el', 'pan', 'el']] },
    { kind: 'build' },
  );
  await open([twice, last]);
  const offered = () =>
    within(screen.getByRole('list', { name: 'Available words' }))
      .getAllByRole('button')
      .map((word) => word.dataset['word']);
  fireEvent.keyDown(document.body, { key: '3' });
  expect(offered()).toEqual(['0', '1']);
  for (const key of ['2', '1']) fireEvent.keyDown(document.body, { key });
  press(/^Check/);
  expect(verdict()).toBe('¡Bien!');
});

test('audio isn’t named in text, and learners who can’t listen get text', async () => {
  const heard: Exercise = typedWord(bread, { isHeard: true, kind: 'dictation', silent: typedWord(bread) });
  const other: Exercise = typedWord(water, { id: 'other', isHeard: true, silent: null });
  await open([heard, other, last]);
  screen.getByRole('heading', { level: 2, name: 'Listen' });
  expect(document.querySelector('section')?.outerHTML).not.toContain('el pan');
  screen.getByRole('button', { name: 'Play slowly' });
  press('Can’t listen now');
  screen.getByText('Step 1 of 2');
  screen.getByRole('heading', { level: 2, name: 'bread' });
});

test('leaving asks first once a step is done, not before', async () => {
  const { history } = await open([meeting(bread), last]);
  press('Leave');
  expect(history.at(-1)).toBe('/course');
  cleanup();
  const { history: other } = await open([meeting(bread), last]);
  press(/^Got it/);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  press('Leave');
  screen.getByText('Your answers are saved, but the lesson starts over next time.');
  pressIn('Keep learning');
  screen.getByText('Step 2 of 2');
  press('Leave');
  pressIn('Leave');
  expect(other.at(-1)).toBe('/course');
});

test('a checkpoint says nothing before its end, then what was wrong and whether it’s passed', async () => {
  const { facts } = await open([chosenMeaning(bread, [water]), typedWord(salt)], {
    kind: 'checkpoint',
    stop: 'a1-hola-checkpoint',
  });
  press(/water/);
  expect(verdict()).toBe('');
  press(/^Next/);
  screen.getByText('Step 2 of 2');
  enter('la sal');
  press(/^Next/);
  await screen.findByRole('heading', { name: 'Not passed yet' });
  expect(facts.at(-1)?.facts).toMatchObject({ right: 1, total: 2 });
  const missed = screen.getByRole('region', { name: 'Look at these again' });
  expect(within(missed).getAllByRole('listitem')).toHaveLength(1);
  within(missed).getByText('bread');
});

test('an exam’s printout has the name, date, score and missed questions', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await open([chosenMeaning(bread, [water]), typedWord(salt)], examOfB1);
  press(/water/);
  press(/^Next/);
  enter('la sal');
  press(/^Next/);
  await screen.findByRole('heading', { name: 'Not passed yet' });
  const sheet = await screen.findByRole('article', { hidden: true });
  expect(sheet.textContent).toContain('A1 exam in Spanish');
  const figures = [...sheet.querySelectorAll('dd')].map((figure) => figure.textContent);
  expect(figures).toEqual([examOfB1.goal, 'November 3, 2026', '1 of 2', 'Not passed']);
  expect([...sheet.querySelectorAll('li strong')].map((item) => item.textContent)).toEqual(['bread']);
  expect(sheet.querySelector('button')).toBe(null);
  press('Print');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  cleanup();
  await open([typedWord(salt)], { kind: 'checkpoint', stop: 'a1-hola-checkpoint' });
  enter('la sal');
  press(/^Next/);
  await screen.findByRole('heading', { name: 'Checkpoint passed!' });
  expect(screen.queryByRole('button', { name: 'Print' })).toBe(null);
});

const about = (text: 'note' | 'call', number: number, isHeard: boolean) => {
  const spanish = text === 'note' ? ['El gimnasio está cerrado.'] : ['¿Diga?', 'Hola, soy Luis.'];
  const read = exercise(
    `${text}-${number}`,
    { by: 'choice', language: 'en', options: ['sure', 'never'], right: 'sure' },
    {
      kind: 'text',
      prompt: { text: `Question ${number} on the ${text}?`, language: 'en' },
      passage: {
        id: text,
        title: `A ${text}`,
        lines: spanish.map((line) => ({ speaker: 'Ana', spanish: line, english: `English of ${line}` })),
      },
      solution: 'sure',
    },
  );
  return isHeard ? { ...read, isHeard, sound: spanish.join('\n'), silent: read } : read;
};
const examOfB1 = {
  kind: 'exam',
  stop: 'b1-exam',
  goal: 'This exam covers Camino’s B1.',
} as const;

test('a text stays above its questions, and each is answered without a verdict', async () => {
  await open([about('note', 1, false), about('note', 2, false), last], examOfB1);
  const text = screen.getByRole('region', { name: 'A note' });
  const line = within(text).getByText('El gimnasio está cerrado.');
  expect([
    line.closest('[lang]')?.getAttribute('lang'),
    line.closest('[translate]')?.getAttribute('translate'),
  ]).toEqual(['es', 'no']);
  expect(text.tabIndex).toBe(0);
  screen.getByText('Read and answer');
  screen.getByRole('heading', { level: 2, name: 'Question 1 on the note?' });
  expect(screen.queryByText(/^English of/)).toBe(null);
  press(/sure/);
  press(/^Next/);
  screen.getByRole('heading', { level: 2, name: 'Question 2 on the note?' });
  expect(verdict()).toBe('');
  expect(screen.getByRole('region', { name: 'A note' })).toBe(text);
  press(/never/);
  press(/^Next/);
  expect(screen.queryByRole('region', { name: 'A note' })).toBe(null);
});

test('a text to complete has numbered gaps; at the end it’s whole, and a missed gap has its reason', async () => {
  const text = { id: 'note', title: 'A note', speaker: 'Ana', english: 'I dream of the sea.' };
  const line = (spanish: string) => [{ speaker: text.speaker, spanish, english: text.english }];
  const gap = exercise(
    'note-1',
    { by: 'choice', language: 'es', options: ['con', 'de'], right: 'con' },
    {
      kind: 'text',
      prompt: { text: 'Sueño (1) ___ el mar.', language: 'es' },
      passage: {
        id: text.id,
        title: text.title,
        lines: line('Sueño con el mar.'),
        gapped: line('Sueño (1) ___ el mar.'),
      },
      solution: 'con',
      explanation: { text: 'It’s «soñar con».', section: null, afterRight: 'shown' },
    },
  );
  await open([gap, last], examOfB1);
  screen.getByText('Choose what fits the gap');
  const shown = screen.getByRole('region', { name: 'A note' });
  expect(shown.textContent).toBe('Ana: Sueño (1) blank el mar.');
  press(/de/);
  press(/^Next/);
  press(/milk/);
  press(/^Next/);
  const missed = await screen.findByRole('region', { name: 'Look at these again' });
  expect(missed.textContent).toContain('It’s soñar con.');
  within(missed).getByText('con');
  const again = screen.getByRole('region', { name: 'The texts' });
  within(again).getByText('Sueño con el mar.');
  expect(again.textContent).not.toContain('blank');
});

test('a text to hear isn’t shown; it plays as often as wanted, and slowly', async () => {
  const { spoken } = await open([about('call', 1, true), about('call', 2, true), last], examOfB1);
  screen.getByText('Listen and answer');
  screen.getByRole('heading', { level: 2, name: 'Question 1 on the call?' });
  expect(screen.queryByText(/soy Luis/)).toBe(null);
  expect(spoken).toEqual([]);
  press('Play the text');
  await eventually(() => expect(spoken).toEqual(['¿Diga?\nHola, soy Luis.']));
  press('Play slowly');
  press(/sure/);
  press(/^Next/);
  screen.getByRole('heading', { level: 2, name: 'Question 2 on the call?' });
  expect(screen.queryByText(/soy Luis/)).toBe(null);
  await eventually(() => expect(spoken).toHaveLength(2));
  press('Play the text');
  await eventually(() => expect(spoken).toHaveLength(3));
});

test('who can’t listen reads the text instead, from the question on where they say so', async () => {
  await open([about('call', 1, true), about('call', 2, true), last], examOfB1);
  press(/sure/);
  press(/^Next/);
  press('Can’t listen now');
  screen.getByRole('heading', { level: 2, name: 'Question 2 on the call?' });
  within(screen.getByRole('region', { name: 'A call' })).getByText('Hola, soy Luis.');
  expect(screen.queryByRole('button', { name: 'Play the text' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Can’t listen now' })).toBe(null);
  screen.getByText('Step 2 of 3');
});

test('an exam says what it covers before its first answer and at its end', async () => {
  await open([about('note', 1, false), last], examOfB1);
  screen.getByText(examOfB1.goal);
  press(/sure/);
  press(/^Next/);
  expect(screen.queryByText(examOfB1.goal)).toBe(null);
  press(/milk/);
  press(/^Next/);
  await screen.findByRole('heading', { name: 'Exam passed!' });
  expect(screen.getAllByText(examOfB1.goal)).not.toHaveLength(0);
  expect(document.body.textContent).not.toContain('You passed B1');
});

test('the end of an exam names the text of a missed question, and has the texts with their English', async () => {
  await open([about('note', 1, false), about('call', 1, true), about('call', 2, true)], examOfB1);
  press(/never/);
  press(/^Next/);
  press(/never/);
  press(/^Next/);
  press(/sure/);
  press(/^Next/);
  await screen.findByRole('heading', { name: 'Not passed yet' });
  screen.getByText(`1 of 3 right; you need 3. ${examOfB1.goal}`);
  const missed = within(screen.getByRole('region', { name: 'Look at these again' })).getAllByRole('listitem');
  expect(missed.map((item) => item.textContent)).toEqual([
    'A note: Question 1 on the note?sure',
    'A call: Question 1 on the call?sure',
  ]);
  const texts = screen.getByRole('region', { name: 'The texts' });
  expect([...texts.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    'A note',
    'A call',
  ]);
  within(texts).getByText('English of Hola, soy Luis.');
  within(texts).getByRole('button', { name: 'Listen to Hola, soy Luis.' });
});

test.each(['<b>x</b>', '😀'.repeat(3000), '\u0000 a\uD800', 'x'.repeat(10_000)])(
  'bad input is judged: %#',
  async (text) => {
    const { facts } = await open([typedWord(bread), last]);
    enter(text);
    press(/^Check/);
    expect(verdict()).toBe('Not quite.');
    const [fact] = facts;
    const typed = fact?.kind === 'card.rated' ? (fact.facts.typed ?? '') : '';
    expect(Array.from(typed).length).toBeLessThanOrEqual(1000);
    expect(typed).not.toMatch(/\p{Surrogate}/u);
    expect(typed).not.toContain('\u0000');
  },
);

test('a checkpoint that was almost passed says so', async () => {
  await open(
    [
      chosenMeaning(bread, [water]),
      ...[1, 2, 3].map((number) => ({ ...typedWord(salt), id: `salt-${number}` })),
    ],
    {
      kind: 'checkpoint',
      stop: 'a1-hola-checkpoint',
    },
  );
  press(/water/);
  press(/^Next/);
  for (let step = 2; step <= 4; step += 1) {
    screen.getByText(`Step ${step} of 4`);
    enter('la sal');
    press(/^Next/);
  }
  await screen.findByText('Nearly: 3 of 4; you need 4.');
});
