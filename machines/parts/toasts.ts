import type { ToastEmit } from '../types.ts';
import { messageOf } from './stubs.ts';

export const loadFailure = toast('error', 'Failed to load flashcards. Please try again.');

export function toast(
  kind: ToastEmit['kind'],
  title: string,
  more?: Pick<ToastEmit, 'description' | 'lang' | 'link' | 'isFarewell'>,
): ToastEmit {
  return { type: 'toast.shown', kind, title, ...more };
}

export function spanishToast(kind: ToastEmit['kind'], title: string): ToastEmit {
  return toast(kind, title, { lang: 'es' });
}

/** A toast with the error's message, else `fallback`. */
export function failureToast(
  title: string,
  event: object,
  fallback = 'An unexpected error occurred',
): ToastEmit {
  const description = messageOf('error' in event ? event.error : undefined, fallback);
  return toast('error', title, { description });
}
