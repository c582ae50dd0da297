import { ACTIVATION_PATIENCE, SESSION_PATIENCE, VOCABULARY_SECONDS } from '../constants.ts';
import type { Place } from '../inspect/picture.ts';
import type { FlowText } from '../inspect/words.ts';

/** The flow and the id of a state or transition of its diagram. */
export type Part = readonly [flow: string, part: string];

export interface Statement {
  text: string;
  /** What makes it so. */
  at: readonly Part[];
}

/** What no single flow answers. */
export interface Question {
  title: string;
  /** What reviewers type to ask it. */
  asked: readonly string[];
  statements: Readonly<Record<string, Statement>>;
}

/** Each statement has a check of its name that runs these flows together, in `tests/services/questions.test.ts`. */
export const questions = {
  'tab-closed': {
    title: 'What if the tab is closed or reloaded?',
    asked: [
      'close tab',
      'tab closed',
      'reload',
      'reload in mid-game',
      'refresh the page',
      'refresh during a game',
      'app freezes',
      'app hangs',
      'browser crashes',
      'battery dies',
      'lost progress',
      'progress is gone',
      'data loss',
    ],
    statements: {
      lesson: {
        text: 'In a lesson, the words met or answered so far count. The lesson doesn’t count as finished.',
        at: [
          ['lesson', 'lesson.practicing.step.meeting|step.understood|0'],
          ['lesson', 'lesson.practicing.step.asking|answer.submitted|0'],
        ],
      },
      game: {
        text: 'A game that isn’t over leaves nothing, since its result is recorded at its end.',
        at: [
          ['word-match', 'word-match.playing'],
          ['word-match', 'word-match.complete'],
        ],
      },
      review: {
        text: 'In a review, each rating is stored at once.',
        at: [['review', 'review.reviewing.revealed|card.rated|0']],
      },
      upload: {
        text: 'An upload that’s cut off is repeated next time, and the account counts each record once.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
      setting: {
        text: 'A setting that was just changed is stored on this device, and reaches the account next time.',
        at: [
          ['preferences', 'preferences|preferences.changed|0'],
          ['preferences', 'preferences.saving'],
        ],
      },
    },
  },
  'left-midway': {
    title: 'What if a learner leaves in the middle?',
    asked: ['back button', 'browser back', 'navigate away', 'leave the page', 'quit in the middle'],
    statements: {
      lesson: {
        text: 'A lesson asks first. The words met or answered so far count.',
        at: [
          ['lesson', 'lesson.practicing|leave.requested|0'],
          ['lesson', 'lesson.confirmingLeave|leave.confirmed|0'],
        ],
      },
      stay: {
        text: 'If they stay, the lesson goes on where it was.',
        at: [['lesson', 'lesson.confirmingLeave|leave.cancelled|0']],
      },
      game: {
        text: 'A game leaves no result.',
        at: [
          ['word-match', 'word-match.playing'],
          ['exam-quiz', 'exam-quiz.playing'],
          ['vocabulary-challenge', 'vocabulary-challenge.playing'],
        ],
      },
      review: {
        text: 'A review keeps every rating.',
        at: [['review', 'review.reviewing.revealed|card.rated|0']],
      },
    },
  },
  'time-limits': {
    title: 'Where can time run out?',
    asked: [
      'time runs out',
      'time is up',
      'time limit',
      'time limit of the exam',
      'no time left',
      'timeout',
      'countdown',
      'timer',
      'exam timed out',
    ],
    statements: {
      vocabulary: {
        text: `In Vocabulary Challenge, each question has ${VOCABULARY_SECONDS.easy} seconds (easy), ${VOCABULARY_SECONDS.medium} (medium) or ${VOCABULARY_SECONDS.hard} (hard). Then it counts as wrong.`,
        at: [
          [
            'vocabulary-challenge',
            'vocabulary-challenge.playing.question.answering|xstate.after.tick.vocabulary-challenge.playing.question.answering|0',
          ],
          ['vocabulary-challenge', 'vocabulary-challenge.playing.question.timedOut'],
        ],
      },
      exam: {
        text: 'The exam has no limit: a clock counts up, and the question waits.',
        at: [
          ['exam-quiz', 'exam-quiz.playing.timer.ticking'],
          ['exam-quiz', 'exam-quiz.playing.question.answering'],
        ],
      },
      others: {
        text: 'Word Match, lessons and reviews have none, either.',
        at: [
          ['word-match', 'word-match.playing.timer.ticking'],
          ['lesson', 'lesson.practicing.step.asking'],
          ['review', 'review.reviewing'],
        ],
      },
    },
  },
  'pressed-twice': {
    title: 'What if something is pressed twice?',
    asked: [
      'double click',
      'double tap',
      'clicked twice',
      'pressed twice',
      'submitted twice',
      'answer counted twice',
    ],
    statements: {
      answer: {
        text: 'In a lesson, an answer that’s submitted twice counts once.',
        at: [['lesson', 'lesson.practicing.step.asking|answer.submitted|0']],
      },
      rating: {
        text: 'In a review, a card that’s rated twice in a row is rated once.',
        at: [['review', 'review.reviewing.revealed|card.rated|0']],
      },
      game: {
        text: 'In an exam, a second choice before submitting replaces the first; after that, none counts.',
        at: [
          ['exam-quiz', 'exam-quiz.playing.question.answering|option.chosen|0'],
          ['exam-quiz', 'exam-quiz.playing.question.feedback'],
        ],
      },
      login: {
        text: 'While a login is being sent, no second one is.',
        at: [['auth-form', 'auth-form.form.login.submitting']],
      },
    },
  },
  'login-ends': {
    title: 'What if the login ends in mid-game?',
    asked: [
      'session expires',
      'session expired',
      'session ends',
      'login expires',
      'logged out',
      'logged out automatically',
      'kicked out',
      'token expired',
      '401',
    ],
    statements: {
      continues: {
        text: 'A game, lesson or review goes on after the server has rejected the login.',
        at: [
          ['session', 'session.signedIn|session.refused|0'],
          ['session', 'session.ending.finishing'],
        ],
      },
      kept: {
        text: 'Its result stays on this device, and is uploaded when the same learner logs in again.',
        at: [['session', 'session|SIGNED_IN|1']],
      },
      afterwards: {
        text: 'Once they leave the page of the game, the learner has to log in again.',
        at: [['session', 'session.ending.finishing|work.changed|0']],
      },
      idle: {
        text: 'If nothing is unfinished, the session ends at once.',
        at: [['session', 'session|session.refused|0']],
      },
      stranger: {
        text: 'If someone else logs in next, they don’t get the result.',
        at: [['session', 'session|SIGNED_IN|1']],
      },
    },
  },
  'two-tabs': {
    title: 'What if Camino is open in two tabs?',
    asked: ['two tabs', 'second tab', 'other tab', 'two windows'],
    statements: {
      progress: {
        text: 'What a learner does in one tab shows in the other.',
        at: [['activity', 'activity.open.settled|log.grown|0']],
      },
      once: {
        text: 'Both tabs upload, and the account gets each record once.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
      setting: {
        text: 'A setting changed in one tab takes effect in the other.',
        at: [['preferences', 'preferences|copy.changed|0']],
      },
      logout: {
        text: 'Logging out in one tab logs out the other.',
        at: [['session', 'session|SIGNED_OUT|0']],
      },
      game: {
        text: 'If a game is running in the other, it goes on. Its result waits for the learner’s next login.',
        at: [
          ['session', 'session.signedIn|SIGNED_OUT|0'],
          ['session', 'session.ending.finishing'],
        ],
      },
      stranger: {
        text: 'If someone else logs in meanwhile, the game goes on, and they don’t get its result.',
        at: [['session', 'session.ending.finishing']],
      },
    },
  },
  offline: {
    title: 'What works offline?',
    asked: [
      'offline',
      'offline answer',
      'no internet',
      'learn offline',
      'play offline',
      'register offline',
      'network is back',
      'airplane mode',
      'wifi drops',
      'connection lost',
      'connection drops',
    ],
    statements: {
      learning: {
        text: 'Lessons, games and reviews: their results are stored on this device.',
        at: [
          ['session', 'session.signedIn.offline'],
          ['activity', 'activity.open.writing'],
        ],
      },
      opening: {
        text: 'Opening Camino: the stored login opens it, with all progress stored here.',
        at: [
          ['session', 'session.starting|always|1'],
          ['activity', 'activity.open.settled'],
        ],
      },
      settings: {
        text: 'Changing settings: they take effect at once, and the account gets them later.',
        at: [['preferences', 'preferences.waiting']],
      },
      guest: {
        text: 'Beginning without an account.',
        at: [
          ['session', 'session.beginning'],
          ['session', 'session.guest'],
        ],
      },
      account: {
        text: 'Logging in and registering don’t work: a message says that the server can’t be reached.',
        at: [
          ['auth-form', 'auth-form.form.login.submitting|xstate.error.actor.signIn|0'],
          ['auth-form', 'auth-form.form.register.submitting|xstate.error.actor.signUp|0'],
        ],
      },
      returning: {
        text: 'Once the network is back, everything is uploaded at once.',
        at: [['activity-sync', 'activity-sync.waitingToRetry|network.restored|0']],
      },
    },
  },
  'server-fails': {
    title: 'What if the server fails or refuses?',
    asked: [
      '500',
      '503',
      'server error',
      'server down',
      'backend down',
      'maintenance',
      'rate limit',
      '429',
      'too many requests',
    ],
    statements: {
      kept: {
        text: 'What a learner does stays on this device.',
        at: [['activity-sync', 'activity-sync.waitingToRetry']],
      },
      retried: {
        text: 'Camino tries again by itself, at growing intervals, until the account has it.',
        at: [
          [
            'activity-sync',
            'activity-sync.waitingToRetry.connection.waiting|xstate.after.backoff.activity-sync.waitingToRetry.connection.waiting|0',
          ],
        ],
      },
      goingOn: {
        text: 'Games, lessons and reviews go on.',
        at: [['word-match', 'word-match.complete']],
      },
      login: {
        text: 'A login fails with the server’s own message, such as “Too many requests”.',
        at: [['auth-form', 'auth-form.form.login.submitting|xstate.error.actor.signIn|0']],
      },
    },
  },
  'server-down-at-logout': {
    title: 'What if the server is down at logout?',
    asked: [
      'log out while the server is down',
      'server down at log-out',
      'logout without a server',
      'lost at logout',
    ],
    statements: {
      patience: {
        text: `Camino tries for ${SESSION_PATIENCE.logoutPatience / 1000} seconds to upload what the account lacks.`,
        at: [
          ['session', 'session.ending.leaving.sending'],
          [
            'session',
            'session.ending.leaving.sending|xstate.after.logoutPatience.session.ending.leaving.sending|0',
          ],
        ],
      },
      asking: {
        text: 'If that fails, a dialog says what would be lost, and asks.',
        at: [['session', 'session.ending.leaving.asking']],
      },
      staying: {
        text: '“Stay logged in” keeps everything; it’s uploaded once the server answers.',
        at: [['session', 'session.ending.leaving.asking|logout.cancelled|0']],
      },
      leaving: {
        text: '“Log out anyway” deletes it with the rest of the learner’s log on this device.',
        at: [
          ['session', 'session.ending.leaving.asking|logout.confirmed|0'],
          ['session', 'session.ending.signingOut.clearing'],
        ],
      },
      nothing: {
        text: 'If the account lacks nothing, the device is logged out even though the server doesn’t answer.',
        at: [
          ['session', 'session.ending.leaving.counting'],
          ['session', 'session.ending.signingOut.forgetting'],
        ],
      },
    },
  },
  'storage-full': {
    title: 'What if storage is full or blocked?',
    asked: [
      'storage full',
      'disk full',
      'quota exceeded',
      'QuotaExceededError',
      'storage blocked',
      'out of room',
      'private window',
      'cookies blocked',
    ],
    statements: {
      message: {
        text: 'A message says once that progress can’t be saved on this device.',
        at: [['activity', 'activity.open.writing|xstate.done.actor.appendActivity|0']],
      },
      account: {
        text: 'Online, everything a learner does still reaches the account.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
      offline: {
        text: 'Offline, new records last only as long as the page is open.',
        at: [['activity', 'activity.open.writing|xstate.done.actor.appendActivity|0']],
      },
      room: {
        text: 'Once there’s room again, the next record is stored, and with it those before.',
        at: [['activity', 'activity.open.writing|xstate.done.actor.appendActivity|1']],
      },
      blocked: {
        text: 'If the browser blocks all storage, a login, too, lasts only as long as the page.',
        at: [
          ['activity', 'activity.opening|xstate.done.actor.openLog|0'],
          ['session', 'session.signedOut'],
        ],
      },
      guest: {
        text: 'A guest reads that this browser keeps nothing.',
        at: [['activity', 'activity.opening|xstate.done.actor.openLog|0']],
      },
    },
  },
  update: {
    title: 'What if a new version arrives while learning?',
    asked: [
      'update available',
      'update during a lesson',
      'new version in mid-game',
      'update while playing',
      'deploy',
      'old version',
    ],
    statements: {
      waiting: {
        text: 'Nothing is offered and nothing reloads during a game, a lesson or a review.',
        at: [['app-update', 'app-update.update.ready.waiting']],
      },
      offering: {
        text: 'Once it’s over, a bar offers “Update now” and “Later”.',
        at: [['app-update', 'app-update.update.ready|play.ended|1']],
      },
      later: {
        text: 'After “Later” the running version goes on until Camino is opened again.',
        at: [['app-update', 'app-update.update.postponed']],
      },
      now: {
        text: '“Update now” starts the new version, then reloads the page.',
        at: [
          ['app-update', 'app-update.update.activating'],
          ['app-update', 'app-update.update.reloading'],
        ],
      },
      stuck: {
        text: `If it doesn’t start within ${ACTIVATION_PATIENCE / 1000} seconds, the bar says that open tabs hold it up.`,
        at: [['app-update', 'app-update.update.ready.explained']],
      },
    },
  },
  'new-device': {
    title: 'What does a new device show?',
    asked: ['new device', 'second device', 'new phone', 'log in on another device'],
    statements: {
      first: {
        text: 'First the account’s snapshot of the progress, which is quick.',
        at: [
          ['activity-sync', 'activity-sync.fetchingSnapshot|xstate.done.actor.fetchSnapshot|0'],
          ['activity', 'activity.open|snapshot.received|0'],
        ],
      },
      rest: {
        text: 'Then all records of the account, with the same figures as on the other device.',
        at: [
          ['activity-sync', 'activity-sync.hasSnapshot|xstate.after.rest.activity-sync.hasSnapshot|0'],
          ['activity', 'activity.open.settled'],
        ],
      },
      settings: {
        text: 'The account’s settings.',
        at: [['preferences', 'preferences.following.loading|xstate.done.actor.loadAccount|0']],
      },
      missing: {
        text: 'Not what another device hasn’t uploaded yet; it comes once that device has.',
        at: [['activity-sync', 'activity-sync.waitingToRetry']],
      },
    },
  },
  'two-devices': {
    title: 'What if two devices differ?',
    asked: [
      'sync conflict',
      'merge conflict',
      'two devices',
      'phone and laptop',
      'xp twice',
      'double xp',
      'counted twice',
      'duplicate records',
      'wrong streak',
      'wrong xp',
      'streak differs',
    ],
    statements: {
      records: {
        text: 'Nothing is overwritten: the account gets the records of both, also those made offline.',
        at: [
          ['activity-sync', 'activity-sync.waitingToRetry|network.restored|0'],
          ['activity-sync', 'activity-sync.exchanging'],
        ],
      },
      once: {
        text: 'Each record counts once, so none gives XP twice.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
      figures: {
        text: 'XP, streak and due cards follow from the records, so both devices show the same.',
        at: [['activity', 'activity.open.settled']],
      },
      setting: {
        text: 'If both changed a setting, the latest change counts.',
        at: [['preferences', 'preferences.saving']],
      },
    },
  },
  'streak-ends': {
    title: 'When does a streak end?',
    asked: ['streak lost', 'lost my streak', 'streak broken', 'streak reset', 'streak gone'],
    statements: {
      missed: {
        text: 'When a whole day passes without learning. Today may still be missing.',
        at: [['activity', 'activity.open.settled']],
      },
      off: {
        text: 'A day off that the learner took in advance doesn’t end it.',
        at: [['activity', 'activity.open.settled']],
      },
      late: {
        text: 'It comes back once another device uploads what was learned on the missing day.',
        at: [
          ['activity-sync', 'activity-sync.exchanging'],
          ['activity', 'activity.open.settled'],
        ],
      },
    },
  },
  'wrong-clock': {
    title: 'What if the device’s clock is wrong?',
    asked: ['clock wrong', 'wrong clock', 'wrong time', 'wrong date', 'device time', 'time changed by hand'],
    statements: {
      ahead: {
        text: 'If it’s more than 10 minutes ahead, the account doesn’t take the records yet; they wait on this device.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
      due: {
        text: 'They’re uploaded once their time has come, so nothing is lost.',
        at: [['activity-sync', 'activity-sync.exchanging']],
      },
    },
  },
  'data-cleared': {
    title: 'What if the browser’s data is cleared?',
    asked: [
      'clear browser data',
      'clear cookies',
      'clear cache',
      'clear site data',
      'delete cookies',
      'browser deletes data',
    ],
    statements: {
      account: {
        text: 'After the next login, everything that was uploaded comes back.',
        at: [
          ['activity-sync', 'activity-sync.exchanging'],
          ['activity', 'activity.open.settled'],
        ],
      },
      unsent: {
        text: 'What wasn’t uploaded yet is lost.',
        at: [['activity-sync', 'activity-sync.waitingToRetry']],
      },
      guest: {
        text: 'A guest loses everything, since a guest has no account.',
        at: [
          ['session', 'session.guest'],
          ['session', 'session.signedOut'],
        ],
      },
    },
  },
  microphone: {
    title: 'Does Camino use the microphone?',
    asked: [
      'microphone',
      'microphone blocked',
      'permission',
      'camera',
      'location',
      'record my voice',
      'speech recognition',
    ],
    statements: {
      never: {
        text: 'No. Its pages forbid microphone, camera and location, so the browser never asks for them.',
        at: [],
      },
    },
  },
} as const satisfies Readonly<Record<string, Question>>;

type QuestionId = keyof typeof questions;

/** Such as `two-tabs.logout`. */
export type StatementId = {
  [Id in QuestionId]: `${Id}.${keyof (typeof questions)[Id]['statements'] & string}`;
}[QuestionId];

/** Emits with their listeners; its page is made from the flows, not from statements. */
export const WHO_HEARS = 'who-hears-what';

const BETWEEN = 'Between flows';

export const WHO_HEARS_TITLE = 'Who hears what?';

/** Every question with its title, in the order of the list. */
export const questionTitles: readonly (readonly [id: string, title: string])[] = [
  ...Object.entries<Question>(questions).map(([id, { title }]) => [id, title] as const),
  [WHO_HEARS, WHO_HEARS_TITLE],
];

const whoHears: Question = {
  title: WHO_HEARS_TITLE,
  asked: ['who listens', 'emits', 'listeners', 'what flows tell each other'],
  statements: { all: { text: 'All that flows tell each other, with those that listen.', at: [] } },
};

const allQuestions = new Map(Object.entries<Question>({ ...questions, [WHO_HEARS]: whoHears }));

/** A question's page for comments, its statements as states; null for no question. */
export function questionText(id: string): FlowText | null {
  const question = allQuestions.get(id);
  if (!question) return null;
  const names = Object.keys(question.statements);
  const part = { kind: 'atomic' as const, entry: [], exit: [], invokes: [] };
  const texts = Object.entries(question.statements).map(([name, { text }]) => [name, text] as const);
  return {
    id,
    whole: 'The whole page',
    states: [
      { ...part, id, key: id, parent: null },
      ...names.map((name) => ({ ...part, id: `${id}.${name}`, key: name, parent: id })),
    ],
    transitions: [],
    words: {
      states: Object.fromEntries(texts),
      events: {},
      guards: {},
      actions: {},
      delays: {},
      background: {},
    },
  };
}

/** What a search finds: each question, by its title, its statements and what reviewers type. */
export function questionPlaces(): Place[] {
  return [...allQuestions].map(([flow, { title, asked, statements }]) => ({
    flow,
    part: null,
    title: BETWEEN,
    sentence: title,
    asked,
    screen: Object.values(statements).map(({ text }) => text),
  }));
}
