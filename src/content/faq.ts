import type { QuestionGroup } from './article.types.ts';
import { APPLE_DEVICES, supportedBrowsers } from './browsers.ts';

export default [
  {
    title: 'Getting started',
    questions: [
      {
        id: 'free',
        question: 'Is Camino free?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Yes, all of it. There are no ads, nothing is for sale, and no feature is behind a paywall. The program is open source under the MIT license.',
          },
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'No. Choose “Try it without an account”, and the course, flashcards, grammar and games are yours at once; what you do is stored on this device only. An account is free and keeps it safe, brings it to your other devices, and lets you appear on the leaderboard. An email address and a password are enough, or you sign in with Google. What you’ve done by then comes along.',
          },
        ],
      },
      {
        id: 'level',
        question: 'What level is it for?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'A1 to B1, from your first words to following the news and arguing your point. If you’re new, start with the first lesson of the course: it takes about five minutes and needs no Spanish. If you know some Spanish, a short test finds the unit to start with.',
          },
          {
            kind: 'links',
            items: [
              { label: 'See the course', href: '/course' },
              { label: 'Find my level', href: '/course/placement' },
            ],
          },
        ],
      },
      {
        id: 'which-spanish',
        question: 'Is it the Spanish of Spain or of Latin America?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Both. We choose words that are understood everywhere and say so on the card where they differ. «Vosotros», which is used in Spain only, is in the verb tables and in Verb Conjugation. Lessons teach its forms if you say so when Camino asks, or in Settings.',
          },
        ],
      },
    ],
  },
  {
    title: 'Learning',
    questions: [
      {
        id: 'due',
        question: 'How does the review decide what is due?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'By FSRS, an open method for spaced repetition. For each card it estimates how long you will remember it, and shows it again when your chance of knowing it has fallen to about nine in ten. The better you know a card, the longer it stays away. In Settings you can choose a higher or a lower chance.',
          },
          {
            kind: 'links',
            items: [{ label: 'Why it works, and how to use it', href: '/blog/spaced-repetition' }],
          },
        ],
      },
      {
        id: 'figures',
        question: 'What do the daily goal, “In review”, “Kept” and “Mastered” count?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Words. You learn each in two directions, from Spanish and into Spanish, but it counts once, and on every page alike.',
          },
          {
            kind: 'list',
            items: [
              'Daily goal: words that you met today for the first time, in a lesson, in a story, in review or among the flashcards. Words that only a game asked are not met.',
              'In review: words that a lesson or a story has taught you, or that you have answered outside of games, so that they become due again and again.',
              'Kept: words that you have recalled on two days, and not forgotten since.',
              'Mastered: words you’ve recalled over 21 days without a mistake. A right answer in a game doesn’t count for this, since you may just recognize it; a mistake does.',
            ],
          },
        ],
      },
      {
        id: 'streak',
        question: 'How are streaks counted?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'A day counts if you studied a card or finished a lesson, a reading or a game. Consecutive days make a streak, and a day without any of these ends it. What you do offline counts for the day on which you did it, even if it is sent later.',
          },
        ],
      },
      {
        id: 'day-ends',
        question: 'When does a day end?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'At four in the morning in your timezone, so that a late evening still counts for its day. It’s your browser’s until you choose one in Settings. The words of the Daily Challenge change then, too.',
          },
        ],
      },
      {
        id: 'accents',
        question: 'Why did an accent make my answer wrong?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Because an accent can turn it into another word: «hablo» is “I speak”, «habló» is “he or she spoke”. In Verb Conjugation a form is right when every letter is. Lessons and review are milder: they tell you that only the accent was missing, show where, and count the answer as nearly right.',
          },
          {
            kind: 'paragraph',
            text: 'You don’t need a Spanish keyboard. There are buttons for á, é, í, ó, ú, ñ and ü beside the fields.',
          },
        ],
      },
      {
        id: 'xp',
        question: 'What are XP and levels?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Points for practice. A lesson earns 40 XP and 2 for each right answer, 80 at most; a checkpoint or exam 50 and 2 for each right answer; a reading 40; a practice 5 and 3 for each right answer. The first rating of a card and direction on a day earns 2 XP more, in a lesson as in review. A game gives more XP the better you play it; of the Daily Challenges of a day, only your best one counts. Each level takes a little longer: level 5, for example, spans 500 XP. They measure how much you have done, not how good you are.',
          },
        ],
      },
      {
        id: 'sample-data',
        question: 'Why does it say “Sample data”?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Before your first card or game there is nothing of yours to show, so you see an example. Once you have done something, you see your own figures, and nothing made up.',
          },
        ],
      },
    ],
  },
  {
    title: 'Using Camino',
    questions: [
      {
        id: 'offline',
        question: 'Can I study without a connection?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Once Camino is open, you can go on without one. What you learn is written to your device first and sent to your account, if you have one, when there is a connection again, each result exactly once. Of B1, the units you have begun and the next one come along; on the course page you can keep all of it on your device. Other parts that you have not opened yet may need a connection to load.',
          },
        ],
      },
      {
        id: 'browsers',
        question: 'Which browsers does it work in?',
        blocks: [{ kind: 'paragraph', text: `In ${supportedBrowsers}. ${APPLE_DEVICES}` }],
      },
      {
        id: 'sound',
        question: 'Where does the sound come from, and can I turn it off?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'From a recording where there is one, otherwise from the Spanish voice of your device or browser. If your device has no Spanish voice, Camino says so. The tones for right and wrong and the automatic playing of words are switched on and off in Settings.',
          },
          { kind: 'links', items: [{ label: 'Add a Spanish voice', href: '/support#spanish-voice' }] },
        ],
      },
      {
        id: 'keyboard',
        question: 'Can I use the keyboard?',
        blocks: [
          { kind: 'paragraph', text: 'For everything. The keys that save the most time are these:' },
          {
            kind: 'list',
            items: [
              '1 to 4 choose an answer.',
              'Enter submits it, or continues.',
              'Tab goes to the next control, and Enter or Space presses it.',
              'The arrow keys move between tabs, tiles and flashcards.',
            ],
          },
        ],
      },
      {
        id: 'anki',
        question: 'Can I use the cards in Anki, or on paper?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Yes. Under Downloads on your dashboard you can save any category for Anki or as a table (CSV), and make a PDF of the categories you choose, to be printed on both sides and cut out.',
          },
          { kind: 'links', items: [{ label: 'Open the downloads', href: '/dashboard#downloads' }] },
        ],
      },
    ],
  },
  {
    title: 'Your data',
    questions: [
      {
        id: 'stored',
        question: 'What do you store about me?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Your email address and name, your settings, and what you’ve learned: which card, which game, when, with what result. If you subscribe to the newsletter, we store that address apart from your account, and every email has a link that removes it. Nobody sees you on the leaderboard unless you say yes to that; then others see your name, XP, games and streak, and you can leave it in Settings. Without an account, none of this leaves your device. There is no tracking and no advertising.',
          },
        ],
      },
      {
        id: 'export-delete',
        question: 'How do I take my data with me, or delete it?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Your profile page has both. You can save everything as one file, which Camino can also import again, and you can delete your account together with everything in it and, if you like, your address on the newsletter’s list. Without an account, “Start over” deletes everything on your device. Deleting can’t be undone, so save the file first.',
          },
        ],
      },
      {
        id: 'report',
        question: 'How do I report a problem?',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Choose “Report a problem” in the menu behind your initials or, if you aren’t logged in, at the foot of this page. Camino then makes a file of your last steps and of any errors, and shows you everything in it before you save it. Passwords and email addresses are never in it.',
          },
          { kind: 'links', items: [{ label: 'How it works, step by step', href: '/support' }] },
        ],
      },
    ],
  },
] satisfies readonly QuestionGroup[];
