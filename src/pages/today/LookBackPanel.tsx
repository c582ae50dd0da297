import { adviceOf, lookBackText, type Advice, type LookBack } from '#machines/study/look-back.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { stopPath, stopTitle } from '../course/stop-texts.ts';
import { inSpanish } from '../../ui/base/languages.ts';
import { QuietPanel } from '../../ui/site/Day.tsx';
import { typeset } from '../../ui/base/typeset.ts';

interface Props extends Pick<Plan, 'story'> {
  lookBack: LookBack;
}

/** Last week in a sentence, its hard words, and one thing to do next. */
export function LookBackPanel({ lookBack, story }: Props) {
  const { hard } = lookBack;
  const { label, path } = linkOf(adviceOf(lookBack, story));
  return (
    <QuietPanel>
      <h2>Your last week</h2>
      <p>{lookBackText(lookBack)}</p>
      {hard.length > 0 && (
        <>
          <p>{hard.length === 1 ? 'This one was hard:' : 'These were hard:'}</p>
          <ul>
            {hard.map(({ id, spanish, english }) => (
              <li key={id} translate="no">
                <strong {...inSpanish}>{spanish}</strong> {typeset(english)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="outline" asChild>
        <Link href={path}>
          <span>
            <Bilingual text={label} />
          </span>
        </Link>
      </Button>
    </QuietPanel>
  );
}

function linkOf(advice: Advice): { label: string; path: string } {
  if (advice.kind === 'words') {
    const label = advice.cards.length === 1 ? 'Practice this word' : 'Practice these words';
    return { label, path: paths.reviewOf(advice.cards) };
  }
  if (advice.kind === 'story') return { label: stopTitle(advice.stop), path: stopPath(advice.stop) };
  return { label: 'See all your figures', path: paths.profile() };
}
