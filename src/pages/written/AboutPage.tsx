import about from '../../content/about.ts';
import { WrittenPage } from './WrittenPage.tsx';

export default function AboutPage() {
  return <WrittenPage {...about} />;
}
