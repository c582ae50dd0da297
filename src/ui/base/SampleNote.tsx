import { chakra } from '@chakra-ui/react/styled-system';

const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& > strong': {
      paddingInline: '2.5',
      paddingBlock: '0.5',
      borderRadius: 'full',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      fontSize: '0.8125rem',
      fontWeight: '600',
    },
  },
});

/** Labels the figures beside it as a sample. */
export function SampleNote() {
  return (
    <Note>
      <strong data-color="grey">Sample data</strong>
      <span>Your own figures appear here after your first card or game.</span>
    </Note>
  );
}
