export type Manner = 'replaces' | 'inserts' | 'moves' | 'splits' | 'exchanges';

export interface Translation {
  manner: Manner;
  /** Marks before and after each text. */
  marks: [before: string, behind: string];
  /** Whether it starts before React hydrates; else by `start`. */
  isEarly: boolean;
}

export interface Translator {
  start: () => void;
  /** Restores the original: removes its elements; original nodes return if `isPutBack`. */
  stop: (isPutBack: boolean) => void;
  count: () => number;
  /** Texts that should be translated, but aren't. */
  missed: () => string[];
}

/**
 * Imitates a browser's translation: replaces each text node by nested `<font>` elements or another text
 * node, also later, unless `translate="no"` or a class forbids it.
 */
export function installTranslator({ manner, marks, isEarly }: Translation): void {
  const done = new Map<ChildNode, Text>();
  const written = new Map<Text, string>();
  const isLeft = (text: Text) => written.get(text) === text.data || isExempt(text);
  const isExempt = ({ parentElement, data }: Text) =>
    data.trim() === '' ||
    !parentElement ||
    parentElement.closest('font, script, style, textarea, title, .notranslate') !== null ||
    parentElement.closest('[translate]')?.getAttribute('translate') === 'no';
  const textsIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && node.isConnected && !isLeft(node)) texts.push(node);
    return texts;
  };
  const fontWith = (...inner: readonly (string | Node)[]) => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    font.append(...inner);
    return font;
  };
  const wordsFor = (text: string) => marks[0] + text + marks[1];
  const translate = (text: Text) => {
    const { data } = text;
    const half = data.indexOf(' ') + 1;
    if (manner === 'splits' && half > 0) {
      const parts = [data.slice(0, half), data.slice(half)].map((part) => fontWith(fontWith(wordsFor(part))));
      text.replaceWith(...parts);
      for (const part of parts) done.set(part, text);
      return;
    }
    if (manner === 'exchanges') {
      const other = new Text(wordsFor(data));
      written.set(other, other.data);
      done.set(other, text);
      return text.replaceWith(other);
    }
    const outer = fontWith();
    done.set(outer, text);
    if (manner === 'inserts' || manner === 'moves') text.before(outer);
    else text.replaceWith(outer);
    if (manner === 'inserts') text.remove();
    if (manner === 'moves') {
      outer.append(fontWith(text));
      text.data = wordsFor(data);
    } else outer.append(fontWith(wordsFor(data)));
  };
  const observer = new MutationObserver((changes) => {
    const met = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    for (const text of met.flatMap(textsIn)) if (!isLeft(text)) translate(text);
  });
  const translator: Translator = {
    start: () => {
      for (const text of textsIn(document.body)) translate(text);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    stop: (isPutBack) => {
      observer.disconnect();
      for (const [node, text] of done) {
        if (isPutBack && !text.isConnected) node.replaceWith(text);
        else node.remove();
      }
      done.clear();
      written.clear();
    },
    count: () => [...done.keys()].filter(({ isConnected }) => isConnected).length,
    missed: () => textsIn(document.body).map(({ data }) => data),
  };
  Object.assign(globalThis, { translator });
  if (isEarly) addEventListener('DOMContentLoaded', translator.start);
}

/** Imitates translators that also translate titles and attributes. */
export function installAttributeTranslator(): void {
  const names = ['title', 'aria-label', 'placeholder'];
  const marked = (text: string) => (text === '' || text.startsWith('⟦') ? text : `⟦${text}⟧`);
  const translate = (element: Element) => {
    if (element.closest('[translate]')?.getAttribute('translate') === 'no') return;
    for (const name of names) {
      const text = element.getAttribute(name) ?? '';
      if (marked(text) !== text) element.setAttribute(name, marked(text));
    }
  };
  const look = () => {
    document.querySelectorAll(names.map((name) => `[${name}]`).join()).forEach(translate);
    if (marked(document.title) !== document.title) document.title = marked(document.title);
  };
  addEventListener('DOMContentLoaded', () => {
    look();
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}
