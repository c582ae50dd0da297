import { memo } from 'react';

/** A value as it is written; a long one opens on demand. */
export const JsonText = memo(function JsonText({ text }: { text: string }) {
  if (text.length <= LONG) {
    return (
      <div data-part="json">
        <pre>{text}</pre>
      </div>
    );
  }
  return (
    <div data-part="json">
      <details>
        <summary>{text.slice(0, LONG).replace(/\s+/g, ' ').slice(0, GLIMPSE)}…</summary>
        <pre>{text}</pre>
      </details>
    </div>
  );
});

/** Characters of a value that is shown whole, and of the glimpse of a longer one. */
const LONG = 160;

const GLIMPSE = 80;
