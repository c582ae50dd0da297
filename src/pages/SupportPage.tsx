import support from '../content/support.ts';
import { WrittenPage } from '../flow/WrittenPage.tsx';

export default function SupportPage() {
  return <WrittenPage {...support} />;
}
