import { useEffect } from 'react';
import { forgetEvidence } from '../actors/problem-report.ts';
import { useIsLearner } from '../session/Session.tsx';
import { useRuntime } from '../runtime/runtime.ts';

/** Once a learner logs out, the page's memory has nothing of what they did. */
export function useForgetting(): void {
  const { ring } = useRuntime();
  const isLearner = useIsLearner();
  useEffect(() => {
    if (!isLearner) return undefined;
    return () => {
      ring.forget();
      forgetEvidence();
    };
  }, [ring, isLearner]);
}
