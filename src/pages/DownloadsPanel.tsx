import { EmptyState } from '../ui/EmptyState.tsx';

/** The lead puts the panel of the helper "downloads" here. */
export default function DownloadsPanel() {
  return <EmptyState title="Downloads are on their way." />;
}
