import { chakra } from '@chakra-ui/react/styled-system';
import Keyboard from 'lucide-react/icons/keyboard';
import { useId, useState } from 'react';
import { Button, IconButton } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { useModal } from '../base/use-modal.ts';
import { useShortcuts } from '../base/use-shortcuts.ts';

const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - 2.5rem)',
    maxWidth: '28rem',
    margin: 'auto',
    padding: '6',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: '400',
    whiteSpace: 'normal',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    _open: { animation: 'rise 0.2s {easings.standard}' },
    _backdrop: { background: 'rgb(20 12 8 / 0.55)', animation: 'fade 0.15s' },
    '& h2': { textStyle: 'subheading' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '3',
      columnGap: '5',
      marginBlock: '4',
    },
    '& dt': { display: 'flex', gap: '1.5' },
  },
});

interface Props {
  keys: readonly (readonly [keys: readonly string[], effect: string])[];
}

/** Opens the list of keys; so does `?`. */
export function KeysDialog({ keys }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = useModal(isOpen, close);
  const id = useId();
  useShortcuts((key) => {
    if (key === '?') setOpen(true);
  });
  return (
    <>
      <IconButton
        label="Keys"
        onClick={() => setOpen(true)}
        css={{ '@media (hover: none)': { display: 'none' } }}
      >
        <Keyboard aria-hidden />
      </IconButton>
      <Dialog {...modal} aria-labelledby={id}>
        {isOpen && (
          <div>
            <h2 id={id}>Keys</h2>
            <dl>
              {[...keys, [['?'], 'List the keys'] as const].map(([names, effect]) => (
                <chakra.div key={effect} display="contents">
                  <dt>
                    {names.map((name) => (
                      <Key key={name}>{name}</Key>
                    ))}
                  </dt>
                  <dd>{effect}</dd>
                </chakra.div>
              ))}
            </dl>
            <Button variant="outline" onClick={close}>
              Close
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
