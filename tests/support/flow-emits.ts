import { catalog, type FlowId } from '#machines/catalog.ts';
import { emittedWords } from '#machines/inspect/emitted.ts';
import type { EmittedText } from '#machines/inspect/picture.ts';
import { readSources } from './imports.ts';
import { walkModel } from './paths/walk.ts';
import type { MachineModel } from './paths/model.ts';

interface EmitHandler {
  file: string;
  type: string;
  /** Flows whose emits it handles, if not all. */
  from?: readonly FlowId[];
  /** Flows that it forwards to. */
  to?: readonly FlowId[];
  text: string;
}

const titles = new Map<string, string>(catalog.map(({ id, title }) => [id, title]));
const PAGE = 'src/runtime/use-emits.ts';
const LEARNER = 'src/learner/listener.ts';

export const emitHandlers: readonly EmitHandler[] = [
  { file: PAGE, type: 'toast.shown', text: 'The current page shows it.' },
  { file: PAGE, type: 'navigation.requested', text: 'The other page opens.' },
  { file: LEARNER, type: 'game.finished', to: ['activity'], text: 'The log records it.' },
  { file: LEARNER, type: 'fact.recorded', to: ['activity'], text: 'The log records it.' },
  { file: LEARNER, type: 'activity.recorded', to: ['activity'], text: 'The log records it.' },
  {
    file: LEARNER,
    type: 'answer.judged',
    to: ['audio-player'],
    text: 'A tone plays, if the learner wants tones.',
  },
  {
    file: 'src/learner/Activity.tsx',
    type: 'snapshot.fetched',
    from: ['activity-sync'],
    to: ['activity'],
    text: 'The learner’s progress includes it.',
  },
  {
    file: 'src/learner/Activity.tsx',
    type: 'facts.delayed',
    from: ['activity-sync'],
    to: ['storage-persistence'],
    text: 'The app asks the browser for persistent storage.',
  },
  {
    file: 'src/pages/profile/OwnDataPanel.tsx',
    type: 'field.changed',
    from: ['own-data'],
    to: ['settings-form'],
    text: 'The settings form shows the file’s settings.',
  },
  {
    file: 'src/pages/profile/OwnDataPanel.tsx',
    type: 'changes.discarded',
    from: ['own-data'],
    to: ['settings-form'],
    text: 'The settings form discards unsaved settings.',
  },
  ...(
    [
      ['src/pages/profile/use-settings-form.ts', 'settings-form'],
      ['src/pages/own-words/use-unsaved-text.ts', 'unsaved-text'],
      ['src/pages/lesson/use-lesson.ts', 'lesson'],
      ['src/pages/dialogue/use-dialogue.ts', 'dialogue'],
      ['src/pages/games/grammar-master/GrammarMasterPage.tsx', 'grammar-master'],
    ] as const
  ).map(([file, flow]) => ({
    file,
    type: 'departure.confirmed',
    from: [flow],
    text: 'The page the learner wanted opens.',
  })),
  {
    file: 'src/pages/own-words/OwnWordsPage.tsx',
    type: 'replacement.confirmed',
    from: ['unsaved-text'],
    to: ['own-words'],
    text: 'The form shows that word.',
  },
  {
    file: 'src/pages/dashboard/DownloadsPanel.tsx',
    type: 'download.requested',
    from: ['custom-pdf'],
    to: ['download'],
    text: 'The app makes the file.',
  },
  {
    file: 'src/actors/session.ts',
    type: 'session.reported',
    from: ['connection'],
    to: ['session'],
    text: 'The learner’s pages open, or say what is wrong.',
  },
  {
    file: 'src/actors/auth.ts',
    type: 'link.settled',
    from: ['session'],
    to: ['auth-callback', 'new-password'],
    text: 'The link’s page continues.',
  },
  {
    file: 'src/actors/reading.ts',
    type: 'toast.shown',
    from: ['audio-player'],
    to: ['reading', 'dialogue'],
    text: 'The line counts as not played.',
  },
  {
    file: 'src/actors/preferences.ts',
    type: 'changes.settled',
    from: ['preferences'],
    to: ['settings-form', 'leaderboard'],
    text: 'The form that asked for the change learns whether it was saved.',
  },
];

/** A flow's emits in words, with handlers and transitions. */
export function emitsOf(model: MachineModel): EmittedText[] {
  const { runs, records } = walkModel(model);
  const flow = model.machine.id;
  const found = new Map<string, Set<string>>();
  for (const [run, { emitted }] of runs.entries())
    for (const [step, events] of emitted.entries()) {
      const [first] = records[run]?.[step]?.transitions ?? [];
      for (const { type } of events) found.set(type, (found.get(type) ?? new Set()).add(first ?? ''));
    }
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, transitions]) => {
      const text = emittedWords[type];
      if (text === undefined) throw new Error(`${flow} emits ${type}: say in emitted.ts what that is.`);
      const handlers = emitHandlers
        .filter((handler) => handler.type === type && (handler.from?.some((id) => id === flow) ?? true))
        .map(({ to = [], text: then }) => ({
          to: to.map((id) => ({ id, title: titles.get(id) ?? id })),
          text: then,
        }));
      return { type, text, handlers, transitions: [...transitions].filter(Boolean).toSorted() };
    });
}

/** Handlers of emits in the code, as `file type`. The page forwards to the learner's listener. */
export function handlerPlaces(root: string): string[] {
  return [...readSources(root, ['src'])].flatMap(([file, text]) => {
    const handled = file === PAGE || file === LEARNER ? HANDLED : SUBSCRIBED;
    return [...text.matchAll(handled)].map(([, one, other]) => `${file} ${one ?? other ?? ''}`);
  });
}

const SUBSCRIBED = /useListener\(\s*\w+,\s*'([\w.]+)'|\.on\('([\w.]+)'/g;
const HANDLED = /case '([\w.]+)':\s*return (?!tell\()/g;
