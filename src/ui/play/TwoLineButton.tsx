import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';

const lines = {
  display: 'grid',
  gridTemplateRows: 'minmax(1lh, auto) minmax(1lh, auto)',
  gap: '0',
  justifyItems: 'center',
  lineHeight: '1.3',
  maxWidth: 'full',
  '& > small': { fontSize: '0.875rem', fontWeight: '500', textWrap: 'balance' },
};

/** A link with a smaller line below its label, which has its room from the start. */
export function TwoLineButton({ children }: { children: ReactNode }) {
  return (
    <Button size="lg" asChild css={lines}>
      {children}
    </Button>
  );
}
