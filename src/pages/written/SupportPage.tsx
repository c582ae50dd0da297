import support from '../../content/support.ts';
import { WrittenPage } from './WrittenPage.tsx';

export default function SupportPage() {
  return <WrittenPage {...support} />;
}
