import type { ToastEmit } from '../types.ts';
import { messageOf } from './stubs.ts';

/** For `emit`: cards failed to load. */
export const loadFailure = toast('error', 'Failed to load flashcards. Please try again.');

/** For `emit`: a toast, in English unless it says otherwise. */
export function toast(
  kind: ToastEmit['kind'],
  title: string,
  more?: Pick<ToastEmit, 'description' | 'lang' | 'link' | 'isFarewell'>,
): ToastEmit {
  return { type: 'toast.shown', kind, title, ...more };
}

/** For `emit`: a toast whose title is Spanish. */
export function spanishToast(kind: ToastEmit['kind'], title: string): ToastEmit {
  return toast(kind, title, { lang: 'es' });
}

/** For `emit`: what failed, and the message of the error; `fallback` if it has none. */
export function failureToast(
  title: string,
  event: object,
  fallback = 'An unexpected error occurred',
): ToastEmit {
  const description = messageOf('error' in event ? event.error : undefined, fallback);
  return toast('error', title, { description });
}
