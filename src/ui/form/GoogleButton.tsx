import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';

interface Props {
  children: ReactNode;
  onClick: () => void;
}

export function GoogleButton({ children, onClick }: Props) {
  return (
    <Button variant="outline" width="full" onClick={onClick}>
      <svg viewBox="0 0 48 48" aria-hidden>
        <path
          fill="#4285F4"
          d="M45 24.5c0-1.6-.1-2.7-.4-4H24v7.4h12c-.2 2-1.5 5-4.5 7l6.9 5.300C42.5 36.5 45 31 45 24.500z"
        />
        <path
          fill="#34A853"
          d="M24 46c5.9 0 10.9-2 14.5-5.300l-6.9-5.300c-1.9 1.3-4.4 2.2-7.6 2.2-5.8 0-10.7-3.8-12.5-9.100l-7.1 5.500C8 41.1 15.4 46 24 46z"
        />
        <path
          fill="#FBBC05"
          d="M11.5 28.500A13.8 13.8 0 0 1 10.8 24c0-1.6.3-3.1.7-4.500l-7.1-5.500A22 22 0 0 0 2 24c0 3.6.9 6.9 2.4 10z"
        />
        <path
          fill="#EA4335"
          d="M24 10.400c4.1 0 6.9 1.8 8.5 3.300l6.2-6C34.9 4.1 29.9 2 24 2 15.4 2 8 6.9 4.4 14l7.1 5.500C13.3 14.2 18.2 10.4 24 10.400z"
        />
      </svg>
      {children}
    </Button>
  );
}
