/** Longest text of a link, in characters, that all mail programs take. */
const LONGEST = 1500;

/** What a report is about, to put into a mail or an issue. */
interface Described {
  problem: string;
  happened: readonly string[];
  fileName: string;
}

/**
 * A link that sends a report: `destination` is a mail address or the URL of an issue form. Null for anything
 * else: then the file is all there is.
 */
export function sendLink(destination: string, { problem, happened, fileName }: Described): string | null {
  const title = `Problem: ${problem || happened.at(-1) || 'see the file'}`.slice(0, 80);
  const lines = [problem, ...happened.slice(-5), `Please attach ${fileName} from your downloads.`];
  const body = lines.filter(Boolean).join('\n\n').slice(0, LONGEST);
  const fields = (names: { title: string; body: string }) =>
    `${names.title}=${encodeURIComponent(title)}&${names.body}=${encodeURIComponent(body)}`;
  if (/^[^\s@:/?&]+@[^\s@:/?&]+$/.test(destination))
    return `mailto:${destination}?${fields({ title: 'subject', body: 'body' })}`;
  if (!/^https:\/\/[^\s?#]+$/.test(destination)) return null;
  return `${destination}?${fields({ title: 'title', body: 'body' })}`;
}
