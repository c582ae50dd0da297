import { chakra } from '@chakra-ui/react/styled-system';

const Circle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontSize: '0.9375rem',
    fontWeight: '700',
    _before: { content: 'attr(data-initials)' },
  },
});

/** Initials, decorative: show the name beside it. */
export function Avatar({ name }: { name: string }) {
  return <Circle data-initials={initials(name)} />;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}
