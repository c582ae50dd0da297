const HEADINGS = 'h1, h2, h3, h4';

/**
 * Moves focus from a removed control to the heading that replaced it, else to the nearest heading above,
 * else to `<main>`. Focus that the app moves itself wins. Returns a function that stops this.
 */
export function keepFocus(page: Document): () => void {
  /** The focused control and its ancestors, innermost first. */
  let path: readonly Element[] = [];
  const isLost = () => page.activeElement === page.body && path[0]?.isConnected === false;

  const observer = new MutationObserver((records) => {
    if (!isLost()) return;
    const around = path.filter((element) => element.isConnected && element !== page.body);
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => around[0]?.contains(node));
    const places = [...added.filter((node) => node instanceof Element), ...around];
    const headings = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(HEADINGS)]);
    const main = page.querySelector('main');
    for (const element of [...headings, ...(main ? [main] : [])]) {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      if (!isLost()) return;
    }
  });
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element ? ancestry(target) : [];
  };
  const forget = () => {
    queueMicrotask(() => {
      const [control] = path;
      if (page.activeElement === page.body && control?.isConnected && !control.matches(':disabled'))
        path = [];
    });
  };
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', forget);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function ancestry(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestry(element.parentElement)] : [element];
}
