import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { courseUnits } from '../../../src/content/course-index.ts';
import { loadLessonInput } from '../../../src/services/lesson-input.ts';
import { requestOf } from '../../support/lesson-plan-checks.ts';
import { median, worst } from './throttled.ts';

const FACTS = 100_000;
const FIRST = Date.UTC(2024, 0, 1, 12);
const MINUTE = 60_000;
const LESSONS = ['a1-familia-3', 'a1-viajes-2', 'a2-casa-2', 'a2-viajes-3', 'b1-ideas-2'];

export async function benchLessons(): Promise<void> {
  const cards = courseUnits.flatMap((unit) => unit.cards);
  const facts = Array.from({ length: FACTS }, (_unused, index) => ({
    id: `fact-${index}`,
    at: FIRST + index * 14 * MINUTE,
    zone: 'Europe/Madrid',
    kind: 'card.rated' as const,
    facts: {
      card: cards[(index * 7) % cards.length] ?? '',
      direction: index % 3 === 0 ? ('en-es' as const) : ('es-en' as const),
      rating: index % 9 === 0 ? (1 as const) : (3 as const),
      milliseconds: 4000,
      source: 'review' as const,
    },
  }));
  const times: number[] = [];
  for (const stop of [...LESSONS, ...LESSONS]) {
    const input = await loadLessonInput(stop);
    if (!input) throw new Error(`No stop ${stop}`);
    const progress = addActivity(noProgress, facts);
    const began = performance.now();
    planStop(input, { ...requestOf('none', true, 1), progress });
    times.push(performance.now() - began);
  }
  const [first = 0, ...further] = times;
  const text = `median ${median(further)} ms, worst ${worst(further)} ms, the first of all ${first.toFixed(1)} ms`;
  process.stdout.write(`Planning a lesson with ${FACTS} facts: ${text}\n`);
}
