import { useSearch } from 'wouter';
import { paths } from '../../paths.ts';

/** Where a dialogue leads back to: the course, if it was opened there. */
export function useWayBack(): { address: string; name: string } {
  const isOnCourse = new URLSearchParams(useSearch()).has('course');
  return isOnCourse
    ? { address: paths.course(), name: 'the course' }
    : { address: paths.stories(), name: 'the stories' };
}
