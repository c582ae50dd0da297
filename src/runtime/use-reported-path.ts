import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Logs the address of a page that does not exist. */
export function useReportedPath(): void {
  const [path] = useLocation();
  useEffect(() => {
    console.error(`404: nobody lives at ${path}`);
  }, [path]);
}
