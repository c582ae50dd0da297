import type { PreferencesCopy } from '#machines/account/preferences.rules.ts';
import { LOOK_KEY } from './session/preferences-copy.ts';

export function storeAppearance(copy: PreferencesCopy | null): void {
  const { theme, textSize } = { ...copy?.account, ...copy?.changes };
  const look = theme && `${theme} ${textSize}`;
  showAppearance(look);
  try {
    if (look === undefined) localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, look);
  } catch {
    // Without storage the appearance lasts as long as the page.
  }
}

export function showAppearance(look = ''): void {
  const { head, documentElement: root } = document;
  root.dataset['look'] = look;
  for (const chosen of head.querySelectorAll('meta[media=""]')) chosen.remove();
  const [theme] = look.split(' ');
  const color = [...head.querySelectorAll<HTMLMetaElement>('meta[media]')].find(({ media }) =>
    media.includes(theme || 'none'),
  );
  if (color) head.prepend(Object.assign(color.cloneNode(), { media: '' }));
}
