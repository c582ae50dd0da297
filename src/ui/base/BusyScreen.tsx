import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Screen } from './Screen.tsx';

const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'full',
      border: '4px solid {colors.bg.muted}',
      borderTopColor: 'brand.solid',
      animation: 'spin 0.9s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** Milliseconds. */
const PATIENCE = 10_000;

/** Fades in late so that fast loads don't flash. */
const Busy = chakra(Screen, { base: { animation: 'fade 0.15s 0.15s backwards' } });

/** Offers to reload after a while: browsers wait forever for code that stops in the middle. */
export function BusyScreen({ label, isCompact = false }: { label: string; isCompact?: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Busy isCompact={isCompact}>
      <Spinner />
      <output>
        {label}
        {isLate && ' This is taking longer than usual. Check your connection, or reload the page.'}
      </output>
      {isLate && (
        <Button variant="outline" onClick={() => location.reload()}>
          Reload the page
        </Button>
      )}
    </Busy>
  );
}
