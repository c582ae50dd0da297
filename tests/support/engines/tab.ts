import type { Hand } from '../players/hand.ts';
import { PATIENCE, until } from '../until.ts';
import { ELEMENT, type Engine, type Found } from './webdriver.ts';

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};
const CONTROLS = 'a, button, summary, input, label, [role=tab], [role=menuitem]';
const TOO_EARLY = /click intercepted|stale element|not interactable/;

/** The current tab of a browser without Playwright, and what a learner does in it. */
export interface Tab extends Hand {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  sees: (text: string, css?: string) => Promise<void>;
  isAt: (path: string) => Promise<void>;
  /** Replaces a field's text by typing. */
  fill: (label: string, text: string) => Promise<void>;
  choose: (label: string, option: string) => Promise<void>;
  upload: (css: string, file: string) => Promise<void>;
  /** Presses keys one after the other. */
  keys: (...keys: string[]) => Promise<void>;
  /** Does something in a frame. */
  inFrame: (css: string, deed: () => Promise<void>) => Promise<void>;
  /** Does something in a new tab. */
  inNewTab: (deed: () => Promise<void>) => Promise<void>;
}

export function tabOf({ send }: Engine): Tab {
  const evaluate: Hand['evaluate'] = async (deed, argument) => {
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${String(deed)}).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }));`;
    const answer = (await send('run', { script, args: [argument] })) as {
      value: Awaited<ReturnType<typeof deed>>;
      error?: string;
    };
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  // A page that's just being left finds nothing.
  const waits: Hand['waits'] = async (what, look, argument) => {
    try {
      return await until(what, () => evaluate(look, argument).catch(() => undefined));
    } catch (cause) {
      const page = await evaluate(
        () => `${location.href}\n${document.querySelector('main')?.innerText}`,
        null,
      );
      throw new Error(`${String(cause)}\nThe page says:\n${page}`, { cause });
    }
  };
  const find = (names: readonly string[], css: string) =>
    waits(`“${names.join('” or “')}”`, findNamed, [names, css] as const);
  const click = async (search: () => Promise<Found>) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        return void (await send('click', { id: (await search())[ELEMENT] }));
      } catch (error) {
        if (!TOO_EARLY.test(String(error)) || Date.now() > end) throw error;
      }
    }
  };
  const keys = async (...pressed: string[]) => {
    const actions = pressed.flatMap((key) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
    );
    await send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const type = async (search: Promise<Found>, text: string) => {
    await evaluate(selectText, await search);
    await keys(...Array.from(text));
  };
  return {
    evaluate,
    waits,
    keys,
    open: async (url) => void (await send('open', { url })),
    back: async () => void (await send('back')),
    reload: async () => void (await send('reload')),
    sees: async (text, css = 'body') => void (await waits(`“${text}”`, hasText, [text, css] as const)),
    isAt: async (path) => void (await waits(path, (wanted) => location.pathname === wanted, path)),
    press: (...names) => click(() => find(names, CONTROLS)),
    click: (css, index) => click(() => waits(css, findAt, [css, index] as const)),
    fill: (label, text) => type(find([label], 'input, textarea'), text),
    write: async (css, text) => {
      await type(waits(css, findAt, [css, 0] as const), text);
      await keys('Enter');
    },
    choose: async (label, option) => {
      await click(() => waits(`${label}: ${option}`, findOption, [label, option] as const));
    },
    upload: async (css, file) => {
      const input = await waits(css, (selector) => document.querySelector(selector) as Found | null, css);
      await send('type', { id: input[ELEMENT], text: file });
    },
    inFrame: async (css, deed) => {
      await send('frame', { id: await waits(css, findAt, [css, 0] as const) });
      await deed();
      await send('frame', { id: null });
    },
    inNewTab: async (deed) => {
      const first = (await send('tab')) as string;
      const { handle } = (await send('openTab', { type: 'window' })) as { handle: string };
      await send('switchTab', { handle });
      await deed();
      await send('closeTab');
      await send('switchTab', { handle: first });
    },
  };
}

function hasText([text, css]: readonly [string, string]): boolean {
  return [...document.querySelectorAll<HTMLElement>(css)].some((one) =>
    one.innerText.replaceAll(/\s+/g, ' ').includes(text),
  );
}

/**
 * The element with one of these names, or with a name that begins so, once it can be used; of several buttons
 * the last: an option may read “I don’t know”, too.
 */
function findNamed([names, css]: readonly [readonly string[], string]): Found | undefined {
  const nameOf = (element: HTMLElement) => {
    const [label] = 'labels' in element ? ((element.labels as NodeListOf<HTMLElement> | null) ?? []) : [];
    return (element.ariaLabel ?? (label ?? element).textContent).replaceAll(/\s+/g, ' ').trim();
  };
  const open = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]'),
  );
  const lastButton = (found: readonly HTMLElement[]) =>
    found[0]?.localName === 'button' ? found.findLast(({ localName }) => localName === 'button') : found[0];
  const named =
    lastButton(open.filter((one) => names.includes(nameOf(one)))) ??
    lastButton(open.filter((one) => names.some((name) => nameOf(one).startsWith(name))));
  named?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return named as unknown as Found | undefined;
}

function findAt([css, index]: readonly [string, number]): Found | undefined {
  const found = document.querySelectorAll<HTMLElement>(css)[index];
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found as unknown as Found | undefined;
}

function findOption([label, wanted]: readonly [string, string]): Found | undefined {
  const selects = [...document.querySelectorAll('select')];
  const named = selects.find(({ ariaLabel, labels }) =>
    (ariaLabel ?? labels[0]?.textContent)?.includes(label),
  );
  return [...(named?.options ?? [])].find(({ text }) => text === wanted) as unknown as Found | undefined;
}

function selectText(field: Found): void {
  const input = field as unknown as HTMLInputElement;
  input.focus();
  input.select();
}
