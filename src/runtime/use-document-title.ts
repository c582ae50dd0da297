import { useEffect } from 'react';
import { paths } from '../paths.ts';

const START_TITLE = 'Camino – learn Spanish';

/** Names the browser's tab after the heading of the page at `place`, whenever that comes or changes. */
export function useDocumentTitle(place: string): void {
  useEffect(() => {
    const name = () => {
      const heading = place === paths.home() ? '' : document.querySelector('h1')?.textContent;
      const title = heading ? `${heading} – Camino` : START_TITLE;
      if (document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
}
