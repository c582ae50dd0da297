import { chakra } from '@chakra-ui/react/styled-system';
import { pointStepOf } from '#machines/course/points.rules.ts';
import { Link } from 'wouter';
import allPoints, { type GrammarPoint } from '../../../content/points.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';
import { singleClick } from '../../../ui/base/single-click.ts';
import { SetupTitle } from '../../../ui/play/Game.tsx';
import { RuleBody } from '../../../ui/play/RuleBody.tsx';
import { Sound } from '../../Sound.tsx';

const Panel = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '3' } });

/** The points of the game, by id; a single one is shown with its rule. */
export function PointPanel({ points }: { points: readonly string[] }) {
  const chosen = allPoints.filter(({ id }) => points.includes(id));
  return (
    <Panel>
      <SetupTitle>
        Practice: <MixedText text={chosen.map(({ title }) => title).join(' · ')} />
      </SetupTitle>
      {chosen.length === 1 && chosen.map((point) => <Rule key={point.id} point={point} />)}
      <Button variant="ghost" size="sm" marginInlineStart="-4" asChild>
        <Link href={paths.grammarMaster()} onClick={singleClick()}>
          All questions instead
        </Link>
      </Button>
    </Panel>
  );
}

function Rule({ point }: { point: GrammarPoint }) {
  const { id, text, examples } = pointStepOf(point);
  return (
    <RuleBody
      text={text}
      examples={examples}
      renderAudio={(spanish) => <Sound id={`${id} ${spanish}`} text={spanish} hasSlow={false} />}
    />
  );
}
