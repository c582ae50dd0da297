import type { TextPage } from './article.types.ts';

export default {
  title: 'Support',
  lead: 'Something doesn’t work, or you found a mistake on a card? Here’s what may help, and how to tell us about it.',
  blocks: [
    { kind: 'heading', text: 'First aid' },
    {
      kind: 'list',
      items: [
        'Load the page again. Your progress is saved on your device, so nothing is lost.',
        'No sound? Check whether the device is muted. If Camino says that there is no Spanish voice, add one as described below.',
        'No email from us? Check the spam folder, and ask for a new link on the login page. A link works once.',
        'Figures differ between two devices? Open Camino on both with a connection and wait a moment: what was done offline is sent first.',
      ],
    },
    { kind: 'heading', id: 'spanish-voice', text: 'Add a Spanish voice' },
    {
      kind: 'paragraph',
      text: 'Words without a recording are spoken by a voice of your device or browser. It needs a Spanish one: any other would mispronounce every word, so Camino stays silent instead.',
    },
    {
      kind: 'list',
      items: [
        'Windows 11: open Settings, “Time & language”, “Speech”. Under “Manage voices” choose “Add voices”, then Spanish. Microsoft Edge has Spanish voices of its own while you are online.',
        'macOS: open System Settings, “Accessibility”, “Spoken Content” (“Read & Speak” in newer versions). Open the list of system voices, choose “Manage Voices…” and download a Spanish one.',
        'iPhone and iPad: open Settings, “Accessibility”, “Spoken Content” (“Read & Speak” in newer versions), “Voices”, “Spanish”, and download a voice.',
        'Android: open Settings and search for “Text-to-speech output”. Open the settings of the preferred engine, choose “Install voice data”, then Spanish.',
        'Linux: install Speech Dispatcher and eSpeak NG (the packages are named “speech-dispatcher” and “espeak-ng” in Debian, Ubuntu and Fedora), and use Firefox. Chrome has Spanish voices of its own while you are online.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then close the browser, open it again and play a word. Which of your Spanish voices speaks, and how fast, you choose in your profile under Settings, “Audio”.',
    },
    { kind: 'heading', text: 'Report a problem' },
    {
      kind: 'paragraph',
      text: 'Camino can write down what happened, step by step, so that a developer can play back exactly what happened to you. Your last steps and any errors stay in the memory of this page, and are gone when it closes. They become a file only if you ask for it, and nothing is sent automatically.',
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        'Choose “Report a problem” in the menu behind your initials. If you aren’t logged in, it’s at the foot of this page, and on phones in the menu at the top.',
        'Say what went wrong, and choose where. If nothing is listed, repeat what went wrong first.',
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
