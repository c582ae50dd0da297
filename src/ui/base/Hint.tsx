import { chakra } from '@chakra-ui/react/styled-system';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useId, useState, type KeyboardEvent } from 'react';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      width: '9',
      height: '9',
      borderRadius: 'full',
      color: 'fg.muted',
      '@media (pointer: coarse)': { width: '11', height: '11' },
      '& > svg': { width: '1.125rem', height: '1.125rem' },
    },
    '& > [role=tooltip]': {
      position: 'absolute',
      insetInlineStart: '50%',
      top: '100%',
      zIndex: 'menu',
      width: 'max-content',
      maxWidth: 'min(17rem, 60vw)',
      padding: '3',
      bg: 'fg',
      color: 'bg.panel',
      borderRadius: 'md',
      boxShadow: 'overlay',
      textStyle: 'small',
      transform: 'translateX(-50%)',
      visibility: 'hidden',
      opacity: '0',
      transitionProperty: 'opacity, visibility',
      transitionDuration: 'fast',
    },
    '&:is(:hover, :focus-within):not([data-dismissed]) > [role=tooltip]': {
      visibility: 'visible',
      opacity: '1',
    },
  },
});

/** A tooltip on hover, focus or touch. Escape hides it. */
export function Hint({ label, text }: { label: string; text: string }) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDismissed(true);
  };
  return (
    <Root
      {...(isDismissed && { 'data-dismissed': '' })}
      onKeyDown={dismiss}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <button type="button" aria-label={label} aria-describedby={id}>
        <CircleHelp aria-hidden />
      </button>
      <span role="tooltip" id={id}>
        {text}
      </span>
    </Root>
  );
}
