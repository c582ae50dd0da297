import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** The text as it looks, where that is more than its letters. */
  children?: ReactNode;
}

/** The heading of a page. The browser's tab is named after it as long as it is there, and after the product without one. */
export function PageHeading({ text, children = text }: Props) {
  return (
    <>
      <title>{`${text} – Camino`}</title>
      <h1>{children}</h1>
    </>
  );
}
