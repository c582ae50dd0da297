import type { TextPage } from './article.types.ts';

export default {
  title: 'About Camino',
  lead: 'Camino is a free web app for people who speak English and want to speak Spanish. The name means “path”: you get somewhere by walking a little every day.',
  blocks: [
    { kind: 'heading', text: 'What you find here' },
    {
      kind: 'list',
      items: [
        'A course from A1 to B1: lessons of about five minutes, with dialogues, stories and checkpoints.',
        '950 flashcards in ten categories. Each has an example sentence with its translation, a tip that teaches something about this very word, and sound.',
        'A review that knows when a card is due. It uses FSRS, an open method for spaced repetition.',
        'Seven games, from matching tiles to an exam on a whole category. They earn XP, and a word that you miss comes back sooner in your review, or is offered there if you have not learned it yet.',
        'A grammar reference for nouns, verbs, pronouns and adjectives, short enough to read.',
        'Cards to take with you: as PDF to print and cut out, for Anki, or as a table.',
      ],
    },
    { kind: 'heading', text: 'What we believe' },
    {
      kind: 'list',
      items: [
        'Your time is short. Ten honest minutes a day is enough to make progress, and nothing here nags you to stay longer: no hearts, no energy, no ads.',
        'A mistake is information. Camino shows the right answer, explains the rule behind it, and compares what you typed letter by letter.',
        'Your progress is yours. It’s saved on your device first, so you can learn on a train without a connection, and syncs with your account later, if you have one. You can take all of it with you as a file, or delete it.',
        'Learning is for everyone. Every screen works by keyboard and with a screen reader, in light and dark, on a phone and on a computer.',
      ],
    },
    { kind: 'heading', text: 'Which Spanish' },
    {
      kind: 'paragraph',
      text: 'The words and examples are chosen so that people in Madrid and in Mexico City both understand them. Where a word differs from place to place, the card says so. «Vosotros» is in the verb tables, and lessons teach its forms if you choose so in Settings.',
    },
    { kind: 'heading', text: 'Built in the open' },
    {
      kind: 'paragraph',
      text: 'Camino is open source under the MIT license: anyone may read it, run it and change it. The pictures on the cards are Microsoft’s Fluent Emoji, under the same license. It’s also an experiment in building software that can be checked. Every flow, from logging in to the last question of an exam, is a diagram, and the program runs exactly that diagram. You can look at all of them.',
    },
    {
      kind: 'links',
      items: [
        { label: 'See the course', href: '/course' },
        { label: 'Browse the flashcards', href: '/flashcards' },
        { label: 'See the flow diagrams', href: '/flows' },
        { label: 'Read the questions and answers', href: '/faq' },
      ],
    },
  ],
} satisfies TextPage;
