import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';

const Line = chakra('span', {
  base: { '& > a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export function CourseLine() {
  return (
    <Line>
      Learn them in order: <Link href={paths.course()}>the course</Link>
    </Line>
  );
}
