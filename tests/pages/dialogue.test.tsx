import type { dialogueMachine } from '#machines/course/dialogue.machine.ts';
import { canListen, stepsOf } from '#machines/course/dialogue.rules.ts';
import { DEFAULT_VOICE_SETTINGS } from '#machines/study/voices.rules.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, useLocation, useSearch } from 'wouter';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import DialoguePage, { UnitDialogue } from '../../src/pages/dialogue/DialoguePage.tsx';
import { typeset } from '../../src/ui/base/typeset.ts';
import model, { dialogue } from '../machines/models/dialogue.ts';
import { actions } from '../support/look-again.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { renderWithLog } from '../support/log-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof dialogueMachine>;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const line = (at: number) => {
  const spanish = dialogue.lines[at]?.spanish ?? '';
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(spanish));
  return within(found ?? document.body);
};
const pressIn = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const verdictText = () => document.querySelector('output:has(> [data-part=verdict])')?.textContent ?? '';
const isThere = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;

afterEach(() => {
  vi.restoreAllMocks();
});

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.restoreAllMocks();
}

const device = new EventTarget();

/** As many voices as the URL says, until the device has others. */
function VoicedDialogue() {
  const [voices, setVoices] = useState(Number(new URLSearchParams(useSearch()).get('voices')));
  useEffect(() => {
    const tell = (event: Event) => setVoices((event as CustomEvent<number>).detail);
    device.addEventListener('voices', tell);
    return () => device.removeEventListener('voices', tell);
  }, []);
  return <UnitDialogue unit="a1-hola" source="reading" voices={voices} />;
}

testPage('Dialogue', {
  model,
  page: (
    <LearnerPage>
      <VoicedDialogue />
    </LearnerPage>
  ),
  location: (input) => `/course/a1-hola/reading/dialogue?voices=${(input as { voices: number }).voices}`,
  gestures: {
    'load.retried': () => press('Try again'),
    'dialogue.started': () => press(/^(Listen|Read) Enter$|^(Listen|Read)$/),
    'voices.changed': ({ voices }: { voices: number }) =>
      act(() => void device.dispatchEvent(new CustomEvent('voices', { detail: voices }))),
    'listening.declined': () => press(/^(Can’t listen now|Read it instead)$/),
    'page.hidden': hide,
    'sound.paused': () => press('Pause'),
    'sound.resumed': () => press(/^(Keep listening|Try again)$/),
    'line.replayed': ({ isSlow }: { isSlow: boolean }) => press(isSlow ? 'Play slowly' : 'Play again'),
    'line.returned': () => press('Previous line'),
    'part.replayed': () => press('Hear that part again'),
    'turn.advanced': () => press(/^(Next line|Continue)$/),
    'option.chosen': ({ option }: { option: string }) => press(new RegExp(`${escaped(option)}$`)),
    'line.revealed': (event: { line: number }) => fireEvent.click(line(event.line).getByText('Show English')),
    'line.covered': (event: { line: number }) => fireEvent.click(line(event.line).getByText('Hide English')),
    'words.listed': (event: { line: number }) =>
      fireEvent.click(line(event.line).getByRole('button', { name: 'Words of this line' })),
    'words.folded': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'word.opened': ({ key }: { key: string }) =>
      fireEvent.click(screen.getByText((_text, element) => isWord(element, key))),
    'word.closed': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'roles.requested': () => press(/^Take (a|another) role$/),
    'text.requested': () => press('Back to the text'),
    'role.chosen': ({ role }: { role: string }) => press(new RegExp(`${role}$`)),
    'draft.changed': ({ draft }: { draft: string }) =>
      fireEvent.input(screen.getByLabelText('Your answer in Spanish'), { target: { value: draft } }),
    'answer.submitted': () => press('Check'),
    'answer.unknown': () => press('Skip'),
    'typing.requested': () => press('Type your lines'),
    'dialogue.finished': () => press('Finish'),
    'dialogue.repeated': () => press('Start over'),
    'leave.requested': () => press('Leave'),
    'leave.confirmed': () => pressIn('Leave'),
    'leave.cancelled': () => pressIn('Keep going'),
  },
  see: (snapshot: Snapshot) => {
    const { context } = snapshot;
    expect(document.querySelector('[role=alertdialog][open]') !== null).toBe(snapshot.hasTag('dialog'));
    const { screen: shown, pass, line: at, asked, answers, verdict, draft, said, right } = context;
    expect(screen.queryByText('Loading the dialogue...') !== null).toBe(snapshot.hasTag('busy'));
    expect(screen.queryByText('The dialogue couldn’t be loaded') !== null).toBe(
      snapshot.matches({ preparing: 'failed' }),
    );
    expect(screen.queryByText('There’s no such dialogue') !== null).toBe(
      snapshot.matches({ preparing: 'missing' }),
    );
    if (snapshot.matches('preparing') || snapshot.matches('left')) return;
    if (snapshot.matches('complete')) {
      screen.getByRole('heading', { name: 'Dialogue done!' });
      screen.getByText(`You answered ${answers.filter((one) => one.right).length} of 2 questions right.`);
      expect(screen.queryAllByText(`${right} / ${said}`).length > 0).toBe(said > 0);
      expect(actions()[0]).toBe('Back to Today');
      return;
    }
    const isHeard = canListen(context);
    const isHidden = isHeard && pass === 'hear';
    const own = dialogue.lines[at];
    if (shown === 'listening') {
      screen.getByRole('heading', { level: 2, name: own?.speaker ?? '' });
      expect(screen.queryAllByText(own?.spanish ?? '').length > 0).toBe(!isHidden);
      expect(isThere('Next line')).toBe(!isHeard);
      expect(screen.queryByText('We couldn’t play this line.') !== null).toBe(
        isHeard && snapshot.matches({ open: { performing: { voiced: 'unheard' } } }),
      );
      const isOn = (['speaking', 'resting'] as const).some((voiced) =>
        snapshot.matches({ open: { performing: { voiced } } }),
      );
      expect(isThere('Pause')).toBe(isOn);
      const { done, total } = stepsOf(context);
      screen.getByText(`Step ${done + 1} of ${total}`);
    }
    if (shown === 'question') {
      const question = dialogue.questions[asked];
      screen.getByRole('heading', { level: 2, name: question?.question ?? '' });
      const answer = answers[asked];
      expect(screen.queryByText('Not quite. The right answer is:') !== null).toBe(answer?.right === false);
      expect(isThere('Continue')).toBe(answer !== undefined);
      expect(isThere('Hear that part again')).toBe(isHeard);
      for (const { spanish } of dialogue.lines.slice(0, at))
        expect(screen.queryAllByText(spanish).length > 0, 'nothing asks what cannot be heard').toBe(!isHeard);
    }
    if (shown === 'reply') {
      screen.getByText(own?.speaker ?? '', { selector: 'header span' });
      expect(isThere('Continue')).toBe(verdict !== null);
      expect(screen.queryByLabelText('Your answer in Spanish') !== null).toBe(pass === 'type');
      if (pass === 'type')
        expect(screen.getByLabelText('Your answer in Spanish').getAttribute('readonly') !== null).toBe(
          verdict !== null,
        );
      const told = verdictText();
      expect(told.includes('Here it is:')).toBe(verdict !== null && draft === '');
      expect(told.includes(own?.spanish ?? '')).toBe(
        verdict?.judgement === 'wrong' && (pass === 'choose' || draft === ''),
      );
    }
    if (shown === 'text')
      for (const [each, { spanish, english }] of dialogue.lines.entries()) {
        expect(
          screen.queryAllByText(
            (_text, element) => element?.tagName === 'P' && element.textContent === spanish,
          ),
        ).toHaveLength(1);
        expect(screen.queryByText(typeset(english)) !== null).toBe(context.revealed.includes(each));
      }
    const gloss = screen.queryByRole('dialog', { name: /^Meaning of/ });
    expect(gloss !== null).toBe(context.word !== null);
    if (shown === 'roles') {
      const roles = within(screen.getByRole('list', { name: 'Roles' })).getAllByRole('button');
      expect(roles.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual(['Ana', 'Eva']);
    }
    if (shown === 'rehearsed') screen.getByText(`You chose ${right} of ${said} right. Now type them.`);
  },
});

const never = fromPromise(() => new Promise<never>(() => undefined));

test('what is typed stays when the learner wants to leave and then stays', async () => {
  const actors = {
    dialogue: {
      loadDialogue: fromPromise(() => Promise.resolve(dialogue)),
      speakLine: never,
    },
  };
  const location = '/course/a1-hola/reading/dialogue';
  renderWithLog(<UnitDialogue unit="a1-hola" source="reading" voices={0} />, {
    log: [],
    unsent: 0,
    actors,
    location,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Read/ }));
  for (const name of [/^Next/, /^Next/, /A dog$/, /^Continue/, /^Next/, /^Next/, /^Next/, /A dog$/])
    press(name);
  for (const name of [/^Continue/, /^Take a role/, /Ana$/]) press(name);
  press(/Mi perra se llama Marta\.$/);
  for (const name of [/^Continue/, /^Next/]) press(name);
  press(/No, Marta\.$/);
  for (const name of [/^Continue/, /^Next/, /^Next/, /^Type your lines/]) press(name);
  const field = screen.getByLabelText<HTMLInputElement>('Your answer in Spanish');
  fireEvent.input(field, { target: { value: 'Mi perra' } });
  press('Leave');
  pressIn('Keep going');
  expect(screen.getByLabelText<HTMLInputElement>('Your answer in Spanish').value).toBe('Mi perra');
  fireEvent.input(field, { target: { value: 'mi perra se llama marta' } });
  press(/^Check/);
  expect(verdictText()).not.toContain('Not quite');
  expect(verdictText()).not.toBe('');
});

test.each([
  ['/course/a1-hola/reading/dialogue', 'reading'],
  ['/course/b1-casa/dialogue', 'dialogue'],
])('%s loads the unit’s %s', async (location, source) => {
  const asked: unknown[] = [];
  const actors = {
    dialogue: {
      loadDialogue: fromPromise(({ input }: { input: unknown }) => {
        asked.push(input);
        return Promise.resolve(dialogue);
      }),
      speakLine: never,
    },
    voices: {
      watchVoices: fromCallback(({ sendBack }) => {
        sendBack({ type: 'settings.read', settings: DEFAULT_VOICE_SETTINGS });
        sendBack({ type: 'speech.missing' });
      }),
    },
  };
  const page = (
    <Route path={location.replace(/(?<=course.)[^/]+/, ':unit')}>
      <DialoguePage />
    </Route>
  );
  renderWithLog(page, { log: [], unsent: 0, actors, location });
  await screen.findByRole('heading', { level: 2, name: dialogue.title });
  expect(asked).toEqual([expect.objectContaining({ source })]);
});

test.each([
  ['/course/a1-hola/dialogue', 'Back to the stories', '/stories'],
  ['/course/a1-hola/dialogue?course', 'Back to the course', '/course'],
])('%s ends with %s, and is left for the same page', async (location, name, address) => {
  const actors = {
    dialogue: { loadDialogue: fromPromise(() => Promise.resolve(dialogue)), speakLine: never },
  };
  const page = (
    <>
      <UnitDialogue unit="a1-hola" source="dialogue" voices={0} />
      <Place />
    </>
  );
  renderWithLog(page, { log: [], unsent: 0, actors, location });
  const names = [/^Read/, /^Next/, /^Next/, /A dog$/, /^Continue/, /^Next/, /^Next/, /^Next/, /A dog$/];
  await screen.findByRole('button', { name: /^Read/ });
  for (const each of [...names, /^Continue/, 'Finish']) press(each);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  press('Start over');
  press('Leave');
  screen.getByText(`At ${address}`);
});

function Place() {
  const [location] = useLocation();
  return <p>At {location}</p>;
}

function isWord(element: Element | null, key: string): boolean {
  return element?.getAttribute('data-word') !== null && element?.textContent.toLowerCase() === key;
}

function escaped(text: string): string {
  return text.replaceAll(/[().?¿]/g, String.raw`\$&`);
}
