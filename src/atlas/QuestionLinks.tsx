import { questionTitles } from '#machines/atlas/questions.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { paths } from '../paths.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: '2',
    '& > li': { display: 'grid' },
    '& a': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '11',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      fontWeight: '600',
      textWrap: 'balance',
      _hover: { borderColor: 'border.control' },
    },
  },
});

/** The questions that no single flow answers. */
export function QuestionLinks() {
  return (
    <List>
      {questionTitles.map(([id, title]) => (
        <li key={id}>
          <Link href={paths.flowQuestion(id)}>{title}</Link>
        </li>
      ))}
    </List>
  );
}
