import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { useEffect, useEffectEvent } from 'react';

/** Handles files dropped anywhere on the page, and text pasted outside text fields. */
export function useOfferedFiles(onOffer: (files: readonly OfferedFile[]) => void): void {
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const listen = <Type extends 'dragover' | 'drop' | 'paste'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal });
    listen('dragover', (event) => event.preventDefault());
    listen('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer) offer(filesIn(event.dataTransfer));
    });
    listen('paste', ({ target, clipboardData }) => {
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea'))) return;
      const files = filesIn(clipboardData);
      const text = clipboardData.getData('text');
      if (files.length > 0) offer(files);
      else if (text !== '') offer([pastedText(text)]);
    });
    return () => listening.abort();
  }, []);
}

/** A pasted text as a file. */
export function pastedText(text: string): OfferedFile {
  return chosenFile(new File([text], 'Pasted text'));
}

/** A file from a file dialog, which can't pick folders. */
export function chosenFile(file: File): OfferedFile {
  return { name: file.name, size: file.size, isFolder: false, content: file };
}

function filesIn({ items }: DataTransfer): OfferedFile[] {
  return Array.from(items).flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (!file) return [];
    return [{ ...chosenFile(file), isFolder: item.webkitGetAsEntry()?.isDirectory ?? false }];
  });
}
