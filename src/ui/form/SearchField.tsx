import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../base/Button.tsx';
import { controlStyle } from '../base/control.ts';

const Frame = chakra('search', {
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    '& > svg': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '4',
      marginBlock: 'auto',
      width: '1.25rem',
      height: '1.25rem',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    '& > button': { position: 'absolute', insetBlock: '0', insetInlineEnd: '0.5', marginBlock: 'auto' },
  },
});
const Input = chakra('input', {
  base: { ...controlStyle, borderRadius: 'full', paddingInlineStart: '12', paddingInlineEnd: '12' },
});

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
  placeholder?: string;
}

export function SearchField({ label, value, onChange, onClear, placeholder }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  // What was typed before React listened.
  useEffect(() => takeTyped(input.current?.value ?? ''), []);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <Frame>
      <Search aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton label="Clear search" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
