import { chakra } from '@chakra-ui/react/styled-system';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { TextButton } from '../base/TextButton.tsx';
import { singleClick } from '../base/single-click.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
    '&:has(> p)': { paddingInline: '3', paddingBlock: '2', bg: 'gold.subtle', borderRadius: 'md' },
    '& > p': {
      display: 'flex',
      flex: '1 1 14rem',
      gap: '2',
      minWidth: '0',
      '& > span': { minWidth: '0' },
      '& > svg': {
        flexShrink: '0',
        width: '1.125rem',
        height: '1.125rem',
        marginTop: '0.2rem',
        color: 'gold.fg',
      },
    },
    '& output': { textStyle: 'small', color: 'fg.muted' },
    '& output:empty': { position: 'absolute' },
  },
});

interface Props {
  word: string;
  /** Empty without one. */
  note: string;
  status: string;
  onEdit: () => void;
}

/** What helps with a word, or a button to note it. */
export function WordNoteLine({ word, note, status, onEdit }: Props) {
  return (
    <Line>
      {note !== '' && (
        <p>
          <Lightbulb aria-hidden />
          <span>
            <strong>What helps me:</strong> <span translate="no">{note}</span>
          </span>
        </p>
      )}
      <TextButton
        key="edit"
        aria-label={note ? `Change your note on ${word}` : `Note what helps you with ${word}`}
        onClick={singleClick(onEdit)}
      >
        {note ? 'Change' : 'Note what helps you'}
      </TextButton>
      <output key="status">{status}</output>
    </Line>
  );
}
