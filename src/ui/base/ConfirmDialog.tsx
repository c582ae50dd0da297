import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './use-modal.ts';

const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - 2.5rem)',
    maxWidth: '28rem',
    margin: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    _open: { animation: 'rise 0.2s {easings.standard}' },
    _backdrop: { background: 'rgb(20 12 8 / 0.55)', animation: 'fade 0.15s' },
    '& > div': { padding: '6' },
    '& h2': { textStyle: 'subheading', textWrap: 'balance' },
    '& p': { marginTop: '2', color: 'fg.muted' },
    '& > div > [data-part=field]': { display: 'grid', gap: '4', marginTop: '5' },
    '& [data-part=actions]': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      flexWrap: { sm: 'wrap' },
      gap: '3',
      marginTop: '6',
      '& > *': { flexGrow: '1' },
    },
  },
});

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** A required field below the text. */
  field?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The primary button, which has focus first: Cancel, unless confirming loses nothing. */
  primary?: 'confirm' | 'cancel';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Escape and a click outside cancel, too. Focus returns to the opener. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    field,
    confirmLabel,
    cancelLabel,
    primary = 'cancel',
    onConfirm,
    onCancel,
  } = props;
  const modal = useModal(open, onCancel);
  const id = useId();
  const cancelBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onCancel();
  };
  const choices = [
    { label: cancelLabel, onClick: onCancel },
    { label: confirmLabel, onClick: onConfirm },
  ];
  if (primary === 'confirm') choices.reverse();

  return (
    <Dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
      onClick={cancelBeside}
    >
      {open && (
        <div>
          <h2 id={id}>{title}</h2>
          {children && <p id={`${id}-text`}>{children}</p>}
          {field && <div data-part="field">{field}</div>}
          <div data-part="actions">
            {choices.map(({ label, onClick }, index) => (
              <Button key={label} variant={index === 0 ? 'solid' : 'outline'} onClick={onClick}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
