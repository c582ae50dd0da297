import { memo } from 'react';

/** A value as JSON; long ones are collapsed. */
export const JsonText = memo(function JsonText({ text }: { text: string }) {
  if (text.length <= LONG) {
    return (
      <div data-part="json">
        <pre translate="no">{text}</pre>
      </div>
    );
  }
  return (
    <div data-part="json">
      <details>
        <summary>{text.slice(0, LONG).replace(/\s+/g, ' ').slice(0, GLIMPSE)}…</summary>
        <pre translate="no">{text}</pre>
      </details>
    </div>
  );
});

const LONG = 160;

const GLIMPSE = 80;
