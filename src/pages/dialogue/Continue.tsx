import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { Key } from '../../ui/play/Key.tsx';

/** Takes focus once the answer is judged. */
export function Continue({ isJudged, onContinue }: { isJudged: boolean; onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isJudged) button.current?.focus();
  }, [isJudged]);
  return (
    <Button ref={button} onKeyDown={ignoreKeyRepeat} onClick={singleClick(onContinue)}>
      Continue <Key aria-hidden>Enter</Key>
    </Button>
  );
}
