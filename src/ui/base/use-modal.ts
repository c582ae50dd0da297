import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** Escape requests closing; focus returns to the opener. */
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
