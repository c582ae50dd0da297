import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** A native dialog that is modal while `open`. Escape asks to close it; the focus returns to where it was. */
export function useModal(
  open: boolean,
  onClose: () => void,
): { ref: RefObject<HTMLDialogElement | null>; onCancel: (event: SyntheticEvent) => void } {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open && ref.current?.open) ref.current.close();
  }, [open]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
