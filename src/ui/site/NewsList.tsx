import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { linkStyle } from '../base/link-style.ts';

const Frame = chakra('section', {
  base: {
    marginTop: '6',
    marginBottom: '4',
    paddingTop: '5',
    borderTopWidth: '1px',
    '& > h2': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5', marginTop: '1' },
    '& a': {
      display: 'block',
      minHeight: '11',
      alignContent: 'center',
      ...linkStyle,
    },
  },
});

export function NewsList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </Frame>
  );
}
