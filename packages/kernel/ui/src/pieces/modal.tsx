import { Dialog, type DialogProps } from '@fluentui/react-components';
import { type ReactElement, useEffect, useRef, useState } from 'react';

export interface ModalProps {
  /** Called once the dialog is closed and the page behind it is free again. */
  readonly onClose: () => void;
  /** Draws the surface; `close` closes, and then does what the choice was. */
  readonly children: (close: (andThen?: () => void) => void) => ReactElement;
  readonly modalType?: NonNullable<DialogProps['modalType']>;
}

const closingMs = 200;

/**
 * A dialog that is there as long as it is drawn. It closes before it goes: Fluent frees the page behind a dialog
 * only on closing, and a dialog that is taken away while open leaves everything else hidden from screen readers.
 */
export function Modal({ onClose, children, modalType = 'modal' }: ModalProps) {
  const [isOpen, setOpen] = useState(true);
  const [then, setThen] = useState<(() => void) | undefined>(undefined);
  const [opener] = useState(() => document.activeElement);
  const finish = useRef(onClose);
  useEffect(() => {
    finish.current = onClose;
  });
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => {
      finish.current();
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      // Opened by a key and from nowhere: Fluent keeps hiding the page until something in it has the focus.
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      then?.();
    }, closingMs);
    return () => clearTimeout(timer);
  }, [isOpen, opener, then]);
  const close = (andThen?: () => void) => {
    // In a function, because a function given to a setter would be called.
    setThen(() => andThen);
    setOpen(false);
  };
  return (
    <Dialog open={isOpen} modalType={modalType} onOpenChange={(_event, { open }) => open || close()}>
      {children(close)}
    </Dialog>
  );
}
