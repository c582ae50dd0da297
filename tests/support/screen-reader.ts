import { Virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';

const MOST = 400;

/** A screen reader's output by line; text that isn't English begins with its language in brackets. */
export interface Listener {
  during: (what: string, deed: () => unknown) => Promise<void>;
  /** Reads the screen from top to bottom. */
  read: (screen: string) => Promise<void>;
  transcript: () => string;
  stop: () => Promise<void>;
}

export async function listen(): Promise<Listener> {
  const reader = new Virtual();
  const lines: string[] = [];
  await reader.start({ container: document.body });
  const heard = async () => {
    const phrases = await reader.spokenPhraseLog();
    await reader.clearSpokenPhraseLog();
    return phrases;
  };
  await heard();
  return {
    during: async (what, deed) => {
      lines.push('', `> ${what}`);
      await act(async () => {
        await deed();
      });
      await act(() => Promise.resolve());
      for (const phrase of withoutRepeats(await heard())) lines.push(`  ${phrase}`);
    },
    read: async (screen) => {
      lines.push('', `## ${screen}`);
      await reader.stop();
      await reader.start({ container: document.body });
      await heard();
      for (let count = 0; count < MOST; count += 1) {
        await reader.next();
        const [phrase = ''] = (await heard()).slice(-1);
        if (phrase === 'end of document' || phrase === 'document') break;
        if (!/^(?:end of |paragraph$|strong$)/.test(phrase))
          lines.push(`${languageOf(reader.activeNode)}${phrase}`);
      }
    },
    transcript: () => `${lines.join('\n').trim()}\n`,
    stop: () => reader.stop(),
  };
}

/** The virtual reader logs a live region once per mutation, screen readers once per update. */
function withoutRepeats(phrases: readonly string[]): string[] {
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]);
}

function languageOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const language = element?.closest('[lang]')?.getAttribute('lang');
  return language && language !== 'en' ? `[${language}] ` : '';
}
