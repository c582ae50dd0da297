import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { LinkedLine } from '../ui/base/LinkedLine.tsx';

/** Tells a guest what needs an account. */
export function NeedsAccount({ text }: { text: string }) {
  return (
    <LinkedLine>
      {text} <Link href={paths.register()}>Create a free account</Link>
    </LinkedLine>
  );
}
