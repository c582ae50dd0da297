import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from './Button.tsx';

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: { base: '0', sm: '2' },
    '& > button > span': { srOnly: { base: true, sm: false } },
    '& > button': { minWidth: '11', paddingInline: { base: '3', sm: '4' } },
    '& ol': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: { base: '0', sm: '1' } },
  },
});

const PageButton = chakra('button', {
  base: {
    minWidth: { base: '9', sm: '10' },
    minHeight: { base: '9', sm: '10' },
    borderRadius: 'full',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.solid' } },
    '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' },
  },
});

interface Props {
  page: number;
  canGoBack: boolean;
  canGoOn: boolean;
  window: readonly number[];
  onSelect: (page: number) => void;
  label?: string;
}

export function Pagination(props: Props) {
  const { page, canGoBack, canGoOn, window, onSelect, label = 'Pages' } = props;
  return (
    <Nav aria-label={label}>
      <Button variant="ghost" size="sm" disabled={!canGoBack} onClick={() => onSelect(page - 1)}>
        <ChevronLeft aria-hidden />
        <span>Previous</span>
      </Button>
      <ol>
        {window.map((number) => (
          <li key={number}>
            <PageButton
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onSelect(number)}
            >
              {number}
            </PageButton>
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="sm" disabled={!canGoOn} onClick={() => onSelect(page + 1)}>
        <span>Next</span>
        <ChevronRight aria-hidden />
      </Button>
    </Nav>
  );
}
