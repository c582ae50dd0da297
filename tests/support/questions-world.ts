import type { LessonPlan } from '#machines/course/lesson.types.ts';
import type { StopRequest } from '#machines/course/lesson-run.rules.ts';
import { lessonMachine } from '#machines/course/lesson.machine.ts';
import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import type { GameWords, WordRequest } from '#machines/games/game-words.rules.ts';
import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { transitionsOf } from '#machines/inspect/model.ts';
import type { ActivityEvent, Fact, LearnerEmit } from '#machines/learning/activity.types.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import type { RecentGames } from '#machines/parts/recent-games.ts';
import type { DueWords, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { KnownReviewInput } from '#machines/study/review.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import type { Card, CardCategory, IndexedCard } from '#machines/types.ts';
import { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { watchWork } from '../../src/runtime/unfinished-work.ts';
import { cards, gameWords } from './cards.ts';
import { FakePage, type LoadApp } from './fake-browser.ts';
import { turns } from './fake-clock.ts';
import { meeting, plan, typedWord } from './lesson-fixture.ts';
import { dueWordsOf } from './review-input.ts';
import { SmallWorld, type Name, type Place } from './small-world.ts';

type Transitions = ReturnType<typeof transitionsOf>;

export const phone: Place = { device: 'phone', tab: '' };
export const otherTab: Place = { device: 'phone', tab: ' in another tab' };
export const laptop: Place = { device: 'laptop', tab: '' };

const words = cards(3);
const PAIRS = 2;
const LEARNERS_OWN = new Set(['game.finished', 'fact.recorded', 'activity.recorded', 'answer.judged']);

/** Devices, tabs and an account, where the real flows run; notes every state and transition of theirs. */
export class QuestionsWorld extends SmallWorld {
  /** Such as `session session.guest`. */
  readonly seen = new Set<string>();
  readonly #load: LoadApp;
  readonly #known = new Map<AnyStateMachine, Transitions>();
  readonly #inspect = (event: InspectionEvent): void => this.#note(event);

  constructor(load: LoadApp) {
    super((globals) => load(globals, (event) => this.#note(event)));
    this.#load = (globals) => load(globals, this.#inspect);
  }

  /** A tab of a device where nobody has logged in. */
  async visit(device: Place['device']): Promise<FakePage> {
    const page = new FakePage(this.browsers[device], this.#load);
    await turns();
    return page;
  }

  /** A running game of two pairs. */
  async game(page: FakePage) {
    const game = this.#start(
      page,
      createActor(
        wordMatchMachine.provide({
          actors: {
            loadCards: fromPromise<GameWords, WordRequest>(() => Promise.resolve(gameWords(words))),
            loadRecentGames: fromPromise<RecentGames>(() => Promise.resolve([])),
          },
        }),
        {
          input: {
            seed: 7,
            rules: { pairs: { easy: PAIRS, medium: PAIRS, hard: PAIRS }, flipBack: 1000, tick: 1000 },
          },
          clock: this.#timers(),
          inspect: this.#inspect,
        },
      ),
    );
    await turns();
    game.actor.send({ type: 'game.started' });
    const match = () => {
      const { tiles, matched } = game.actor.getSnapshot().context;
      const first = tiles.find(({ cardId }) => !matched.includes(cardId));
      for (const { id } of tiles.filter(({ cardId }) => cardId === first?.cardId))
        game.actor.send({ type: 'tile.clicked', id });
    };
    return {
      ...game,
      match,
      finish: () => {
        for (let pair = 0; pair < PAIRS; pair += 1) match();
      },
    };
  }

  /** The first question of Vocabulary Challenge. */
  async vocabulary(page: FakePage) {
    const game = this.#start(
      page,
      createActor(
        vocabularyChallengeMachine.provide({
          actors: {
            loadCards: fromPromise<GameWords, WordRequest>(() => Promise.resolve(gameWords(cards(14)))),
            loadRecentGames: fromPromise<RecentGames>(() => Promise.resolve([])),
          },
        }),
        { input: { seed: 7 }, clock: this.#timers(), inspect: this.#inspect },
      ),
    );
    await turns();
    return game;
  }

  /** The first question of an exam. */
  async exam(page: FakePage) {
    const game = this.#start(
      page,
      createActor(
        examQuizMachine.provide({
          actors: {
            loadCards: fromPromise<readonly Card[], { categories: readonly CardCategory[] }>(() =>
              Promise.resolve(cards(14)),
            ),
            loadRecentGames: fromPromise<RecentGames>(() => Promise.resolve([])),
          },
        }),
        {
          input: { seed: 7, category: 'food-drinks' },
          clock: this.#timers(),
          inspect: this.#inspect,
        },
      ),
    );
    await turns();
    game.actor.send({ type: 'game.started' });
    return game;
  }

  /** A lesson that shows a word and asks to type two. */
  async lesson(page: FakePage) {
    const [first, second, third] = words;
    if (!first || !second || !third) throw new Error('There are three words.');
    const steps = [meeting(first), typedWord(second), typedWord(third)] as const;
    const lesson = this.#start(
      page,
      createActor(
        lessonMachine.provide({
          actors: {
            planStop: fromPromise<LessonPlan | null, StopRequest>(() => Promise.resolve(plan(steps))),
          },
        }),
        {
          input: {
            stop: 'a1-hola-1',
            seed: 7,
            canListen: false,
            now: this.clock.now,
            zone: 'Europe/London',
            retention: 0.9,
          },
          clock: this.#timers(),
          inspect: this.#inspect,
        },
      ),
    );
    await turns();
    return {
      ...lesson,
      meet: () => lesson.actor.send({ type: 'step.understood', now: this.clock.now + 1000 }),
      answer: () => {
        const [, { solution }] = steps;
        const now = this.clock.now + 2000;
        lesson.actor.send({ type: 'draft.changed', draft: [solution], now });
        lesson.actor.send({ type: 'answer.submitted', now });
      },
    };
  }

  /** A review with a word to meet and to rate. */
  async review(page: FakePage) {
    const review = this.#start(
      page,
      createActor(
        reviewMachine.provide({
          actors: {
            watchLog: fromCallback<{ type: 'none' }, KnownReviewInput>(() => undefined),
            loadCourse: fromPromise<readonly IndexedCard[]>(() => Promise.resolve(words)),
            countDue: fromPromise<DueWords, Omit<ReviewQueueInput<IndexedCard>, 'now'>>(({ input }) =>
              Promise.resolve(dueWordsOf({ ...input, now: this.clock.now }, words)),
            ),
          },
        }),
        {
          input: {
            log: noProgress,
            rules: { retention: 0.9, zone: 'Europe/London', dailyGoal: 5, cap: 5 },
            habits: { isTyped: false, buttons: 4 },
            deck: 'food-drinks',
          },
          clock: this.#timers(),
          inspect: this.#inspect,
        },
      ),
    );
    await turns();
    review.actor.send({ type: 'review.started', now: this.clock.now });
    let made = 0;
    return {
      ...review,
      rate: () => {
        const next = () => ({
          id: `00000000-0000-4000-9100-${String((made += 1)).padStart(12, '0')}`,
          now: this.clock.now + 2000,
        });
        while (review.actor.getSnapshot().hasTag('meeting'))
          review.actor.send({ type: 'word.met', ...next() });
        review.actor.send({ type: 'answer.revealed' });
        review.actor.send({ type: 'card.rated', rating: 3, ...next() });
      },
    };
  }

  /** The update flow of a page, to which a new version comes. `reloads` counts. */
  update(page: FakePage) {
    const count = { reloads: 0 };
    let tell: (event: { type: 'version.waiting' | 'version.switched' }) => void = () => undefined;
    const deaf = fromCallback<{ type: 'none' }>(() => undefined);
    const actor = createActor(
      appUpdateMachine.provide({
        actors: {
          watchVersions: fromCallback<{ type: 'none' }>(({ sendBack }) => {
            tell = sendBack;
          }),
          watchPlay: fromCallback<{ type: 'none' }>(({ sendBack }) =>
            watchWork(page.app.flows, (work) =>
              sendBack({ type: work?.isFinished === false ? 'play.started' : 'play.ended' }),
            ),
          ),
          watchInstall: deaf,
          activateVersion: deaf,
          askToInstall: fromPromise<'accepted' | 'dismissed'>(() => Promise.resolve('dismissed')),
          reloadPage: fromCallback<{ type: 'none' }>(() => {
            count.reloads += 1;
          }),
          rememberDeclined: deaf,
        },
      }),
      { input: { isDeclined: false }, clock: this.#timers(), inspect: this.#inspect },
    ).start();
    return { actor, count, tell: (type: 'version.waiting' | 'version.switched') => tell({ type }) };
  }

  /** What the account has of a learner, by kind of record. */
  kindsOf(name: Name): ActivityEvent['kind'][] {
    return this.factsOf(name).map(({ kind }) => kind);
  }

  #start<Flow extends AnyActor>(page: FakePage, actor: Flow): { actor: Flow; leave: () => void } {
    actor.on('*', (emitted) => {
      if (page.isOpen && LEARNERS_OWN.has(emitted.type)) page.app.tell(emitted as LearnerEmit);
    });
    actor.start();
    return { actor, leave: page.app.flows.announce(actor) };
  }

  #timers() {
    return {
      setTimeout: (run: (...given: never[]) => void, delay: number) => this.clock.set(run, delay),
      clearTimeout: (timer: number) => this.clock.clear(timer),
    };
  }

  #note(event: InspectionEvent): void {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { machine, _nodes: nodes } = event.snapshot as Partial<AnyMachineSnapshot>;
    if (!machine || !nodes) return;
    const flow = machine.id;
    for (const { id } of nodes) this.seen.add(`${flow} ${id}`);
    if (event.type === '@xstate.snapshot') return;
    const { _transitions: transitions } = event;
    const known = this.#known.get(machine) ?? transitionsOf(machine);
    this.#known.set(machine, known);
    for (const transition of transitions) this.seen.add(`${flow} ${known.get(transition) ?? ''}`);
  }
}

export const rating: Fact = {
  kind: 'card.rated',
  facts: { card: 'nouns-la-casa', direction: 'es-en', rating: 3, milliseconds: 2000, source: 'review' },
};
