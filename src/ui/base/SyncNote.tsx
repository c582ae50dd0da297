import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { ReactNode } from 'react';

const Note = chakra('output', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    fontWeight: '600',
    // Takes no space in its row, but still announces new text.
    _empty: { position: 'absolute' },
    '&:not(:empty)': {
      paddingInline: '3',
      paddingBlock: '1.5',
      borderRadius: 'lg',
      bg: 'var(--tint)',
      color: 'var(--ink)',
    },
    '& > svg': { flexShrink: '0', width: '1.125rem', height: '1.125rem' },
  },
});

/** Says what still has to sync. Stays mounted while empty. */
export function SyncNote({ isOffline, children }: { isOffline: boolean; children: ReactNode }) {
  return (
    <Note data-color={isOffline ? 'grey' : 'blue'}>
      {children !== null && (
        <>
          {isOffline ? <CloudOff aria-hidden /> : <CloudUpload aria-hidden />}
          <span>{children}</span>
        </>
      )}
    </Note>
  );
}
