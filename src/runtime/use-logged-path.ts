import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Logs the URL of a missing page. */
export function useLoggedPath(): void {
  const [path] = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${path}`);
  }, [path]);
}
