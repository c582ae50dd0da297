import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onKey` for keys without modifiers outside text fields and dialogs. */
export function useShortcuts(onKey: (key: string, event: KeyboardEvent) => void): void {
  useKeys((key, event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey(digitOf(event) ?? key, event);
  });
}

/** The digit of a key in the row of digits, where a French keyboard types one with Shift only. */
function digitOf({ code, shiftKey }: KeyboardEvent): string | undefined {
  return shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
}

/**
 * Calls `onUndo` for U, Ctrl+Z and Cmd+Z outside text fields and dialogs; the latter two in empty fields,
 * too.
 */
export function useUndoKey(onUndo: () => void): void {
  useKeys((key, event) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey || key.toLowerCase() !== (hasModifier ? 'z' : 'u')) return;
    event.preventDefault();
    onUndo();
  }, isEmptyField);
}

function useKeys(
  onKey: (key: string, event: KeyboardEvent) => void,
  isAllowed: (event: KeyboardEvent) => boolean = never,
): void {
  const press = useEffectEvent(onKey);
  // A key may be pressed as soon as its button is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const { target } = event;
      const isTaken = target instanceof Element && target.closest('input, select, textarea, dialog');
      if (isTaken && !isAllowed(event)) return;
      press(event.key, event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAllowed]);
}

function never(): boolean {
  return false;
}

function isEmptyField({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (
    (ctrlKey || metaKey) &&
    target instanceof HTMLInputElement &&
    target.value === '' &&
    target.closest('dialog') === null
  );
}

/** Whether a link or button has the focus, which handles Enter and Space itself. */
export function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, summary, button:not([aria-disabled=true])') !== null;
}
