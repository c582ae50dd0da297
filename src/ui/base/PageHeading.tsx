import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** The rendered text, if that is more than its letters. */
  children?: ReactNode;
}

/** The heading of a page. It names the browser's tab while it is mounted; without one the product does. */
export function PageHeading({ text, children = text }: Props) {
  return (
    <>
      <title>{`${text} – Camino`}</title>
      <h1>{children}</h1>
    </>
  );
}
