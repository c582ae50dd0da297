import type { TextPage } from './article.types.ts';

export default {
  title: 'Support',
  lead: 'Something does not work, or you found a mistake on a card? Here is what may help, and how to tell us in a way that lets us find it.',
  blocks: [
    { kind: 'heading', text: 'First aid' },
    {
      kind: 'list',
      items: [
        'Load the page again. What you have learned is kept on your device, so nothing is lost.',
        'No sound? Check whether the device is muted and whether it has a Spanish voice: most systems can add one in their language settings.',
        'No email from us? Check the spam folder, and ask for a new link on the login page. A link works once.',
        'Figures differ between two devices? Open Camino on both with a connection and wait a moment: what was done offline is sent first.',
      ],
    },
    { kind: 'heading', text: 'Report a problem' },
    {
      kind: 'paragraph',
      text: 'Camino can write down what happened in a game or among the flashcards, step by step, so that a developer can play back exactly what happened to you. Nothing is recorded for a report unless you ask for it, and nothing is sent automatically.',
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        'Open the menu behind your initials at the top of the page and choose “Report a problem”.',
        'Follow the steps there, and repeat what went wrong.',
        'Read the preview. It shows everything that is in the file, before the file is saved. Passwords and email addresses are never in it.',
        'Save the file and add it to your report, with one sentence on what you expected and one on what you saw.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Send the report to the people who run the site on which you use Camino, or add it to an issue where its source code is published.',
    },
    { kind: 'heading', text: 'A mistake on a card' },
    {
      kind: 'paragraph',
      text: 'Tell us the Spanish word, the category, and what a speaker would say instead, with the region if it matters.',
    },
    { kind: 'heading', text: 'For developers' },
    {
      kind: 'paragraph',
      text: 'A report opens on the Replay page of the flow diagrams: drop the file there and step through it, with the state, the event and what changed at every step.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Questions and answers', href: '/faq' },
        { label: 'Open a saved report', href: '/flows/replay' },
      ],
    },
  ],
} satisfies TextPage;
