import {
  isPassed,
  isRight,
  resultOf,
  type Context,
  type Outcome,
} from '#machines/course/lesson-run.rules.ts';
import { dayFormat, dayOf } from '#machines/learning/day.rules.ts';
import { usePreference } from '../../learner/Preferences.tsx';
import { Chunk } from '../../runtime/Chunk.tsx';
import { AskedText } from './AskedText.tsx';
import { languageOf } from './feedback.tsx';

/** Optional: the result is shown without it if it fails to load. */
const resultSheet = () => import('../../ui/play/ResultSheet.tsx').catch(() => null);
const dateOf = dayFormat({ dateStyle: 'long' });

/** An exam's result, for print only. */
export function ExamSheet({ exam }: { exam: Context }) {
  const name = usePreference('displayName');
  const { stop, plan, askedAt, zone, outcomes } = exam;
  const result = resultOf(exam);
  return (
    <Chunk load={resultSheet}>
      {(sheet) =>
        sheet && (
          <sheet.ResultSheet
            title={`Camino: ${stop.split('-')[0]?.toUpperCase() ?? ''} exam in Spanish`}
            figures={[
              ...(name === '' ? [] : [{ label: 'Name', value: name }]),
              { label: 'Content', value: plan?.goal },
              { label: 'Date', value: dateOf(dayOf(askedAt, zone)) },
              { label: 'Right', value: `${result.right} of ${result.total}` },
              { label: 'Result', value: isPassed(result) ? 'Passed' : 'Not passed' },
            ]}
            missed={outcomes.filter((outcome) => !isRight(outcome)).map(printed)}
          />
        )
      }
    </Chunk>
  );
}

function printed({ exercise }: Outcome) {
  const { id, solution, answer } = exercise;
  return {
    id,
    question: <AskedText exercise={exercise} />,
    answer: <span lang={languageOf(answer) === 'es' ? 'es' : undefined}>{solution}</span>,
  };
}
