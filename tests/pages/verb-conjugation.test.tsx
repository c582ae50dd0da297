import { allTenses, persons, type AnyTense, type Person } from '#machines/games/exercise.types.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { personLabels, tenseLabels } from '../../src/content/verb-labels.ts';
import verbs from '../../src/content/verb-tables.ts';
import { PreferencesProvider } from '../../src/learner/Preferences.tsx';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import VerbConjugationPage from '../../src/pages/games/verb-conjugation/VerbConjugationPage.tsx';
import { missedRounds } from '#machines/games/verb-conjugation.rules.ts';
import model from '../machines/models/verb-conjugation.ts';
import { isUsable } from '../support/controls.ts';
import { testPage } from '../support/pages.ts';
import { inert } from '../support/paths/control.ts';
import { rendered } from '../support/rendered.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import { seeLookAgain } from '../support/look-again.ts';

afterEach(cleanup);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const labels = { easy: /^Easy/, medium: /^Medium/, hard: /^Hard/, all: /^All verbs/ };
const kinds = { both: /^Regular and/, regular: /^Regular tables/, irregular: /^Irregular/ };
const tenseBox = (tense: AnyTense) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(`^${tenseLabels[tense].replace(': ', String.raw`\s*`)}$`),
  });

const page = (
  <AudioPlayerProvider>
    <VerbConjugationPage />
  </AudioPlayerProvider>
);

testPage('Verb Conjugation', {
  model,
  page,
  location: () => '/games/verb-conjugation',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: keyof typeof labels }) =>
      fireEvent.click(screen.getByRole('radio', { name: labels[difficulty] })),
    'tense.toggled': ({ tense }: { tense: AnyTense }) => fireEvent.click(tenseBox(tense)),
    'kind.chosen': ({ kind }: { kind: keyof typeof kinds }) =>
      fireEvent.click(screen.getByRole('radio', { name: kinds[kind] })),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Game'),
    'answer.typed': ({ person, text }: { person: Person; text: string }) =>
      fireEvent.change(fieldOf(person), { target: { value: text } }),
    'answer.submitted': () => press('Check Answers'),
    'verb.advanced': () => press('Next Verb'),
    'game.replayed': () => press('Play Again'),
    'setup.requested': () => press('Change Settings'),
  },
  see: (snapshot: SnapshotFrom<typeof verbConjugationMachine>) => {
    const { rounds: asked, index, answers, judged, rules } = snapshot.context;
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const start = screen.getByRole<HTMLButtonElement>('button', { name: /Start Game|Loading/ });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
      const { difficulty, tenses, kind } = snapshot.context;
      if (difficulty === 'all') {
        expect(allTenses.filter((tense) => tenseBox(tense).checked)).toEqual(tenses);
        expect(screen.getByRole<HTMLInputElement>('radio', { name: kinds[kind] }).checked).toBe(true);
        const lacksTense = snapshot.matches({ preparing: 'ready' }) && tenses.length === 0;
        expect(screen.queryByText('Choose at least one tense.') !== null).toBe(lacksTense);
      } else {
        expect(screen.queryAllByRole('checkbox')).toEqual([]);
      }
    }
    if (snapshot.matches('playing')) {
      const round = asked[index];
      const isLocked = snapshot.hasTag('locked');
      screen.getByRole('heading', { name: round?.infinitive ?? '' });
      for (const person of ['yo', 'el'] as const) {
        const field = fieldOf(person);
        expect(field.value).toBe(answers[person]);
        expect(field.readOnly).toBe(isLocked);
        const isRight = answers[person].trim().toLowerCase() === round?.forms[person];
        expect(field.getAttribute('aria-invalid')).toBe(isLocked && !isRight ? 'true' : null);
        expect(correctionOf(field)).toBe(
          isLocked ? (isRight ? 'Right' : `Right form: ${round?.forms[person]}`) : '',
        );
      }
    }
    if (snapshot.matches('complete')) {
      const points = judged.map(({ forms }) => forms.filter(({ right }) => right).length / 2);
      const score = points.reduce((sum, point) => sum + point, 0);
      screen.getByText(new RegExp(`^You scored ${score} of ${asked.length} points`));
      const missed = missedRounds(asked, judged, rules.persons);
      seeLookAgain(missed.map(({ persons: of, forms }) => of.map((person) => forms[person]).join(', ')));
    }
  },
});

test('Enter goes from field to field, and to Check Answers from the last one only', async () => {
  await play();
  expect(document.activeElement).toBe(fieldOf('yo'));
  for (const [person, next] of pairsOf(persons)) {
    expect(fireEvent.keyDown(fieldOf(person), { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(fieldOf(next));
  }
  expect(fireEvent.keyDown(fieldOf('ellos'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(fieldOf('ellos'), { key: 'Enter' })).toBe(true);
});

test('a new verb starts empty with the focus in its first field', async () => {
  await play();
  fireEvent.change(fieldOf('tu'), { target: { value: 'hablas' } });
  press('Check Answers');
  expect(fireEvent.keyDown(fieldOf('yo'), { key: 'Enter' })).toBe(true);
  press('Next Verb');
  expect(document.activeElement).toBe(fieldOf('yo'));
  expect(persons.map((person) => fieldOf(person).value).join('')).toBe('');
});

test('an accent key types at the caret of the last focused field', async () => {
  await play();
  const field = fieldOf('vosotros');
  fireEvent.change(field, { target: { value: 'hablaXis' } });
  field.focus();
  field.setSelectionRange(4, 6);
  screen.getByRole('button', { name: 'á' }).focus();
  press('á');
  expect(field.value).toBe('habláis');
  expect(document.activeElement).toBe(field);
  press('Check Answers');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'á' }).disabled).toBe(true);
});

test('the second click of a double click doesn’t skip the corrections', async () => {
  await play();
  press('Check Answers');
  fireEvent.click(screen.getByRole('button', { name: 'Next Verb' }), { detail: 2 });
  expect(fieldOf('yo').readOnly).toBe(true);
});

test('the second click of a double click doesn’t skip the result', async () => {
  await play();
  for (let verb = 0; verb < 3; verb += 1) {
    press('Check Answers');
    press('Next Verb');
  }
  fireEvent.click(screen.getByRole('button', { name: 'Change Settings' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }), { detail: 2 });
  screen.getByText('You scored 0 of 3 points.');
  const reviewed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reviewed.length).toBe(3);
  expect(reviewed).toContain(
    'yo hablo tú hablas él/ella/usted habla nosotros hablamos vosotros habláis ellos/ellas/ustedes hablan hablar' +
      'Present: what happens now or as a rule' +
      'Grammar: Present tense: regular verbs',
  );
});

test('without vosotros five forms are asked, and the figures count five', async () => {
  await play(
    <PreferencesProvider user={{ id: 'u1', email: 'ana@example.com', name: 'Ana' }}>
      {page}
    </PreferencesProvider>,
  );
  expect(screen.getAllByRole('textbox').length).toBe(5);
  press('Check Answers');
  screen.getByText('0 of 5 right: no point.');
});

test('typing a letter renders only its own field', async () => {
  await play();
  rendered.mockClear();
  fireEvent.change(fieldOf('nosotros'), { target: { value: 'h' } });
  expect(rendered.mock.calls).toEqual([['ConjugationField', 'nosotros']]);
});

const settings = testRuntime(({ machine }, input) => ({
  machine: withVerbs(machine) as typeof machine,
  options: { input },
}));

async function play(content = page): Promise<void> {
  render(<Stage runtime={settings}>{content}</Stage>);
  fireEvent.click(await screen.findByRole('button', { name: 'Start Game' }));
}

function withVerbs(machine: AnyStateMachine): AnyStateMachine {
  if (machine.id !== 'preferences')
    return machine.provide({ actors: { loadVerbs: fromPromise(() => Promise.resolve(verbs)) } });
  const copy = {
    account: { ...defaultPreferences('Ana'), vosotros: false },
    moments: {},
    changes: {},
    made: {},
  };
  const watchDevice = fromCallback(({ sendBack }) => sendBack({ type: 'copy.read', copy }));
  return inert(machine).provide({ actors: { watchDevice } });
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.slice(1).map((item, index) => [items[index] ?? item, item]);
}

function fieldOf(person: Person): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', {
    name: new RegExp(`^${personLabels[person].label} *${personLabels[person].gloss}$`),
  });
}

/** A field's description for screen readers. */
function correctionOf(field: HTMLInputElement): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  const text = document.getElementById(id)?.cloneNode(true) as HTMLElement;
  for (const hidden of text.querySelectorAll('[aria-hidden]')) hidden.remove();
  return text.textContent.trim();
}
