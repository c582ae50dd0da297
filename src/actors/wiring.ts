import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import type { authFormMachine } from '#machines/account/auth-form.machine.ts';
import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import type { downloadMachine } from '#machines/upkeep/download.machine.ts';
import type { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import type { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import type { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import type { leaderboardMachine } from '#machines/games/leaderboard.machine.ts';
import type { newPasswordMachine } from '#machines/account/new-password.machine.ts';
import type { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import type { problemReportMachine } from '#machines/upkeep/problem-report.machine.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { fromCallback, fromPromise, type AnyStateMachine } from 'xstate';
import { cardsOf } from './library.ts';
import { watchFlows } from '../runtime/running.ts';

type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

const auth = () => import('../services/auth.ts');
const validation = () => import('../services/validation.ts');
const sound = () => import('../services/sound.ts');
const tones = () => import('../services/tones.ts');
const exercises = () => import('../services/exercises.ts');
const files = () => import('../services/files/files.ts');

const recording = () => import('../runtime/recording.ts');

const completeSignIn = fromPromise(async () => (await auth()).completeSignIn());
const loadCards: ActorsOf<typeof flashcardsMachine>['loadCards'] = fromPromise(({ input }) =>
  cardsOf(input.categories),
);

/** What fills the holes of each machine, by the machine's id. Machines are types here, so none enters this chunk. */
export const wiring = {
  'auth-form': {
    validateLogin: fromPromise(async ({ input }) => (await validation()).validateLogin(input)),
    validateRegistration: fromPromise(async ({ input }) => (await validation()).validateRegistration(input)),
    validateEmail: fromPromise(async ({ input }) => (await validation()).validateEmail(input)),
    signIn: fromPromise(async ({ input }) => (await auth()).signIn(input)),
    signUp: fromPromise(async ({ input }) => (await auth()).signUp(input)),
    requestReset: fromPromise(async ({ input }) => (await auth()).requestReset(input)),
  },
  'google-sign-in': {
    signInWithGoogle: fromPromise(async () => (await auth()).signInWithGoogle()),
  },
  'auth-callback': { completeSignIn },
  'new-password': {
    completeSignIn,
    validatePassword: fromPromise(async ({ input }) => (await validation()).validatePassword(input)),
    changePassword: fromPromise(async ({ input }) => (await auth()).changePassword(input)),
  },
  newsletter: {
    validateSubscription: fromPromise(async ({ input }) => (await validation()).validateSubscription(input)),
    subscribe: fromPromise(async ({ input }) => (await import('../services/newsletter.ts')).subscribe(input)),
  },
  flashcards: { loadCards },
  'audio-player': {
    playTones: fromCallback(({ receive }) =>
      receive(({ isRight }) => {
        tones().then(
          ({ playTone }) => playTone(isRight),
          () => undefined,
        );
      }),
    ),
    playNative: fromPromise(async ({ input, signal }) => (await sound()).playNative(input.word, signal)),
    speak: fromPromise(async ({ input, signal }) =>
      (await sound()).speak(input.text, input.language, input.rate, signal),
    ),
  },
  'word-match': { loadCards },
  'daily-challenge': { loadCards },
  'sentence-builder': { loadSentences: fromPromise(async () => (await exercises()).loadSentences()) },
  'grammar-master': { loadQuestions: fromPromise(async () => (await exercises()).loadQuestions()) },
  'verb-conjugation': { loadVerbs: fromPromise(async () => (await exercises()).loadVerbs()) },
  'exam-quiz': { loadCards },
  'vocabulary-challenge': { loadCards },
  download: {
    loadCards,
    makeFile: fromCallback(({ input, sendBack }) => {
      const started = files().then(
        ({ startFile }) => startFile(input, sendBack),
        () => sendBack({ type: 'file.failed' }),
      );
      return async () => (await started)?.();
    }),
    holdFile: fromCallback(
      ({ input }) =>
        async () =>
          (await files()).releaseFile(input),
    ),
    saveFile: fromPromise(async ({ input }) => (await files()).saveHeldFile(input)),
  },
  leaderboard: {
    watchStandings: fromCallback(({ input, sendBack }) => {
      const watching = import('../services/activity.ts').then(({ watchActivity }) =>
        watchActivity(input.learner, (change) => {
          if (change === 'received') sendBack({ type: 'standings.changed' });
        }),
      );
      watching.catch(() => undefined);
      return () =>
        watching.then(
          (stop) => stop(),
          () => undefined,
        );
    }),
    loadStandings: fromPromise(async ({ input }) =>
      (await import('../services/leaderboard.ts')).loadStandings(input.learner),
    ),
  },
  review: {
    loadCards,
    countDue: fromPromise(async ({ input, signal }) =>
      (await import('../services/due.ts')).countDue(input, signal),
    ),
  },
  'problem-report': {
    listRuns: fromPromise(async () => (await recording()).listRuns(watchFlows)),
    startRecording: fromPromise(async () => (await recording()).startRecording(watchFlows)),
    stopRecording: fromPromise(async () => (await recording()).stopRecording()),
    makeFile: fromPromise(async ({ input }) => (await recording()).makeFile(input.id)),
    saveFile: fromPromise(async ({ input }) =>
      (await import('../services/save.ts')).saveFile(
        input.name,
        new Blob([input.text], { type: 'application/json' }),
      ),
    ),
  },
} satisfies {
  'auth-form': ActorsOf<typeof authFormMachine>;
  'google-sign-in': ActorsOf<typeof googleSignInMachine>;
  'auth-callback': ActorsOf<typeof authCallbackMachine>;
  'new-password': ActorsOf<typeof newPasswordMachine>;
  newsletter: ActorsOf<typeof newsletterMachine>;
  flashcards: ActorsOf<typeof flashcardsMachine>;
  'audio-player': ActorsOf<typeof audioPlayerMachine>;
  'word-match': ActorsOf<typeof wordMatchMachine>;
  'daily-challenge': ActorsOf<typeof dailyChallengeMachine>;
  'sentence-builder': ActorsOf<typeof sentenceBuilderMachine>;
  'grammar-master': ActorsOf<typeof grammarMasterMachine>;
  'verb-conjugation': ActorsOf<typeof verbConjugationMachine>;
  'exam-quiz': ActorsOf<typeof examQuizMachine>;
  'vocabulary-challenge': ActorsOf<typeof vocabularyChallengeMachine>;
  download: ActorsOf<typeof downloadMachine>;
  leaderboard: ActorsOf<typeof leaderboardMachine>;
  review: ActorsOf<typeof reviewMachine>;
  'problem-report': ActorsOf<typeof problemReportMachine>;
};
