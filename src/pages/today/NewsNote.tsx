import { newsSince } from '#machines/learning/news.rules.ts';
import { Link } from 'wouter';
import { news } from '../../content/news.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { useToday } from '../../learner/day.ts';
import { usePreference } from '../../learner/Preferences.tsx';
import { NewsList } from '../../ui/site/NewsList.tsx';

/** News since the learner last studied, unless the settings turn it off. */
export function NewsNote() {
  const progress = useKnownProgress();
  const today = useToday();
  const isOn = usePreference('notifications');
  const isWanted = usePreference('newContentAlerts') && isOn;
  const found = isWanted && progress ? newsSince(news, progress, today) : [];
  if (found.length === 0) return null;
  return (
    <NewsList title="New since you last studied">
      {found.map(({ title, href }) => (
        <li key={title}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </NewsList>
  );
}
