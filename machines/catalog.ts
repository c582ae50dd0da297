/** What the machines of a folder are for. */
type Room = 'account' | 'study' | 'course' | 'games' | 'upkeep' | 'atlas';

/** The facts about one flow. `recordable`: learners may save a trace of it in production. */
export interface FlowFacts {
  id: string;
  title: string;
  summary: string;
  room: Room;
  recordable: boolean;
}

/** Every flow of the product, facts only: light enough for any module to import. */
export const catalog = [
  {
    id: 'session',
    title: 'Session',
    summary: 'Who is signed in on this device; nothing is lost without asking when they log out.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'auth-form',
    title: 'Log in and register',
    summary: 'The form in its three modes: log in, register, forgotten password.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'google-sign-in',
    title: 'Sign in with Google',
    summary: 'Leads to Google. A learner who comes back can try again.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'auth-callback',
    title: 'Return from sign-in',
    summary: 'Completes a social sign-in or a confirmed e-mail address.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'new-password',
    title: 'New password',
    summary: 'Opened by the link in the reset e-mail.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    summary:
      'The form on the start page: an address is checked, kept and thanked for, or refused with a reason.',
    room: 'upkeep',
    recordable: false,
  },
  {
    id: 'newsletter-link',
    title: 'Newsletter link',
    summary: 'The links in its e-mails: confirm an address, or unsubscribe it. Only a click does anything.',
    room: 'upkeep',
    recordable: false,
  },
  {
    id: 'account-menu',
    title: 'Account menu',
    summary: "The menu of the learner's avatar. It is not loaded before it is opened or the page is idle.",
    room: 'upkeep',
    recordable: true,
  },
  {
    id: 'mobile-menu',
    title: 'Mobile menu',
    summary: 'The collapsible menu below 768 px.',
    room: 'upkeep',
    recordable: true,
  },
  {
    id: 'category-loader',
    title: 'Category loading',
    summary: 'Loads the cards of one category once; essential ones ahead of time.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'flashcards',
    title: 'Flashcard viewer',
    summary: 'Browse, search and shuffle cards on a grid or one by one.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'audio-player',
    title: 'Audio player',
    summary: 'One sound at a time: a recording first, speech synthesis after it.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'voices',
    title: 'Voices',
    summary: 'The Spanish voices of this device, and which of them speaks at what speed.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'grammar',
    title: 'Grammar reference',
    summary: 'Further tenses of the verbs, shown or hidden. The address says which tab is open.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'word-match',
    title: 'Word Match',
    summary: 'Find the Spanish and English tiles that belong together.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'daily-challenge',
    title: 'Daily Challenge',
    summary: 'Ten words a day, the same for everyone: recall each, reveal it, rate yourself.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'sentence-builder',
    title: 'Sentence Builder',
    summary: 'Put the words of a Spanish sentence in order, by click, key or drag.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'verb-conjugation',
    title: 'Verb Conjugation',
    summary: 'Type the forms of a verb in one tense and see each letter corrected.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'grammar-master',
    title: 'Grammar Master',
    summary: 'Grammar questions with four options; every answer is explained.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'exam-quiz',
    title: 'Category Exam Quiz',
    summary: 'Sit a mixed exam on one category: words, sentences and grammar.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'vocabulary-challenge',
    title: 'Vocabulary Challenge',
    summary: 'Translate words against the clock, choosing one of four options.',
    room: 'games',
    recordable: true,
  },
  {
    id: 'activity',
    title: 'Activity log',
    summary: 'What a learner does is stored on the device first and read back as progress.',
    room: 'study',
    recordable: false,
  },
  {
    id: 'activity-sync',
    title: 'Synchronisation',
    summary: 'Merges the log of this device with the log of the account, and waits while it cannot.',
    room: 'study',
    recordable: false,
  },
  {
    id: 'leaderboard',
    title: 'Leaderboard',
    summary: 'Who has the most XP, and the learner’s own rank; loaded again when facts reach the account.',
    room: 'games',
    recordable: false,
  },
  {
    id: 'preferences',
    title: 'Preferences',
    summary: 'The settings in effect: kept on the device, synchronised with the account.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'settings-form',
    title: 'Settings',
    summary: 'The settings while they are edited: checked, saved, or discarded.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'own-data',
    title: 'Your data',
    summary: 'Export everything as one file, import it again, delete the account.',
    room: 'account',
    recordable: false,
  },
  {
    id: 'download',
    title: 'Download',
    summary: 'Makes one file of cards at a time (PDF, Anki, CSV) and saves it; can be cancelled.',
    room: 'upkeep',
    recordable: true,
  },
  {
    id: 'custom-pdf',
    title: 'Custom PDF',
    summary: 'The choices for a custom PDF: categories, number, order, paper and form.',
    room: 'upkeep',
    recordable: true,
  },
  {
    id: 'problem-report',
    title: 'Problem report',
    summary: 'Records flows on request and saves one as a trace, once the learner has seen what is in it.',
    room: 'upkeep',
    recordable: false,
  },
  {
    id: 'app-update',
    title: 'App update',
    summary:
      'A new version is offered, never forced and never in the middle of play; so is installing the app.',
    room: 'upkeep',
    recordable: false,
  },
  {
    id: 'flow-atlas',
    title: 'Flow atlas',
    summary: 'The list of all flows, searched by name or by event.',
    room: 'atlas',
    recordable: true,
  },
  {
    id: 'diagram-viewer',
    title: 'Diagram viewer',
    summary: 'One flow as a picture to point at, search, move and zoom.',
    room: 'atlas',
    recordable: true,
  },
  {
    id: 'path-player',
    title: 'Path player',
    summary: 'Lists the generated paths of a flow and plays one step by step.',
    room: 'atlas',
    recordable: true,
  },
  {
    id: 'live-view',
    title: 'Live view',
    summary: 'Follows the machines that run in other tabs of this browser.',
    room: 'atlas',
    recordable: true,
  },
  {
    id: 'trace-player',
    title: 'Trace player',
    summary: 'Opens a saved trace, runs it again and shows it step by step.',
    room: 'atlas',
    recordable: false,
  },
  {
    id: 'review',
    title: 'Review',
    summary: 'Asks what is due, shows where each rating leads, takes one back, drills tricky words.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'own-words',
    title: 'Own words',
    summary: 'Cards of the learner’s own: made, changed and dropped, with duplicates named.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'card-import',
    title: 'Import of words',
    summary: 'Reads a list of words from CSV or Anki, shows what would be added, and keeps all or nothing.',
    room: 'study',
    recordable: false,
  },
  {
    id: 'today',
    title: 'Today',
    summary:
      'What a learner can do today, ticked by the log: the review, the next lesson, and what tomorrow brings.',
    room: 'study',
    recordable: true,
  },
  {
    id: 'course',
    title: 'Course',
    summary: 'The way through the course: what is done, what comes next, and the stops of each unit.',
    room: 'course',
    recordable: true,
  },
  {
    id: 'lesson',
    title: 'Lesson',
    summary:
      'A lesson of the course, or its checkpoint, exam or dictation: words are met and asked, wrong ones come back.',
    room: 'course',
    recordable: true,
  },
  {
    id: 'placement',
    title: 'Level test',
    summary: 'Finds the unit in which a learner belongs with at most 16 questions, or lets them choose one.',
    room: 'course',
    recordable: true,
  },
  {
    id: 'reading',
    title: 'Reading',
    summary: 'A dialogue or story: read aloud line by line, each word explained, then questions about it.',
    room: 'course',
    recordable: true,
  },
] as const satisfies readonly FlowFacts[];

export type FlowId = (typeof catalog)[number]['id'];
