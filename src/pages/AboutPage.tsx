import about from '../content/about.ts';
import { WrittenPage } from '../flow/WrittenPage.tsx';

export default function AboutPage() {
  return <WrittenPage {...about} />;
}
