import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Logo } from '../ui/base/Logo.tsx';
import { useReport } from './Reports.tsx';
import { SiteFooter } from '../ui/site/SiteFooter.tsx';

const groups = [
  {
    title: 'Learn',
    links: [
      ['Course', paths.course()],
      ['Stories', paths.stories()],
      ['Flashcards', paths.flashcards()],
      ['Grammar', paths.grammar()],
      ['Dashboard', paths.dashboard()],
    ],
  },
  {
    title: 'Play',
    links: [
      ['Games', paths.games()],
      ['Grammar Master', paths.grammarMaster()],
    ],
  },
  {
    title: 'Camino',
    links: [
      ['About', paths.about()],
      ['Blog', paths.blog()],
      ['FAQ', paths.faq()],
      ['Support', paths.support()],
      ['Flow diagrams', paths.flows()],
    ],
  },
] as const;

export function Footer() {
  const report = useReport();
  return (
    <SiteFooter
      logo={
        <Link href={paths.home()} asChild>
          <Logo />
        </Link>
      }
      text="Spanish for people who speak English: words, grammar and games."
      groups={groups}
      renderLink={(href, label) => <Link href={href}>{label}</Link>}
      onReport={() => report.send({ type: 'report.opened' })}
    />
  );
}
