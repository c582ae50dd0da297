import { useEffect, useEffectEvent } from 'react';

/** Reports when dialogs close and open, in milliseconds since 1970. */
export function useDialogTime(
  tell: (closed: { type: 'dialog.closed'; openedAt: number; now: number }) => void,
): void {
  const onClose = useEffectEvent(tell);
  useEffect(() => {
    let openedAt: number | null = null;
    const look = () => {
      const isOpen = document.querySelector('dialog[open]') !== null;
      if (!isOpen && openedAt !== null) onClose({ type: 'dialog.closed', openedAt, now: Date.now() });
      openedAt = isOpen ? (openedAt ?? Date.now()) : null;
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
}
