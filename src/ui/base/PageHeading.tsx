import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Replaces the plain text. */
  children?: ReactNode;
}

export function PageHeading({ text, children = text }: Props) {
  return (
    <>
      <title>{`${text} – Camino`}</title>
      <h1>{children}</h1>
    </>
  );
}
