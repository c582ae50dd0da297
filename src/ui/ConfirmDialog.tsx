import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    justifyContent: 'flex-end',
    gap: '3',
    marginTop: '6',
  },
});

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. Escape and a click beside it cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      closeOnInteractOutside
      initialFocusEl={() => cancel.current}
      onOpenChange={(details) => !details.open && onCancel()}
    >
      <Portal>
        <Dialog.Backdrop
          position="fixed"
          inset="0"
          zIndex="overlay"
          bg="rgb(20 12 8 / 0.55)"
          _open={{ animation: 'fade 0.15s' }}
        />
        <Dialog.Positioner
          position="fixed"
          inset="0"
          zIndex="modal"
          display="flex"
          alignItems="center"
          justifyContent="center"
          padding="5"
          overflowY="auto"
        >
          <Dialog.Content
            width="full"
            maxWidth="28rem"
            padding="6"
            bg="bg.panel"
            borderRadius="lg"
            boxShadow="overlay"
            outline="none"
            _open={{ animation: 'rise 0.2s' }}
          >
            <Dialog.Title textStyle="subheading">{title}</Dialog.Title>
            {children && (
              <Dialog.Description marginTop="2" color="fg.muted">
                {children}
              </Dialog.Description>
            )}
            <Actions>
              <Button ref={cancel} variant="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant="danger" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Actions>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
