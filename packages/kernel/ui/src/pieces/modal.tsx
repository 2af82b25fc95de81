import { Dialog, type DialogProps } from '@fluentui/react-components';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

interface ModalProps {
  /** Called once the dialog is closed and the page behind it is free again. */
  readonly onClose: () => void;
  /** Draws the surface; `close` closes, and then does what the choice was. */
  readonly children: (close: (andThen?: () => void) => void) => ReactElement;
  readonly modalType?: NonNullable<DialogProps['modalType']>;
}

const lookEveryMs = 50;
const givesUpAfterMs = 3_000;
const placeFoundWithinMs = 400;

/** The dialog on top; whatever lies below it stays. */
const topmost = (): Element | undefined => [...document.querySelectorAll('.fui-DialogSurface')].at(-1);

/** Fluent takes the surface out of the document once its way out is over, however slow the device is. */
function whenGone(run: () => void): () => void {
  const beganAt = Date.now();
  const own = topmost();
  const timer = setInterval(() => {
    if (own?.isConnected === true && Date.now() - beganAt < givesUpAfterMs) return;
    clearInterval(timer);
    run();
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/**
 * Back to what opened the dialog, or to the screen's main part. Without a focus that moves, the page behind a dialog
 * that opened by itself would stay hidden from screen readers.
 */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) {
    // Where the opener is gone, `keepFocusNear` finds what stands in its place; where it finds nothing, the page must not stay hidden.
    if (!opener.isConnected) return void setTimeout(focusMain, placeFoundWithinMs);
    opener.focus();
  }
  focusMain();
}

function focusMain(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) {
    // A focus that came while the dialog still hid the page has freed nothing.
    if (activeElement.closest('[aria-hidden="true"]') === null) return;
    activeElement.blur();
    activeElement.focus({ preventScroll: true });
    return;
  }
  const main = document.querySelector<HTMLElement>('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  main?.focus({ preventScroll: true });
}

/** Fields that save when they are left must hear that they are left: React says nothing when a field is taken away. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, [contenteditable]')) activeElement.blur();
}

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
    return whenGone(() => {
      finish.current();
      giveFocusBack(opener);
      then?.();
    });
  }, [isOpen, opener, then]);
  const close = (andThen?: () => void) => {
    leaveField();
    // In a function, because a function given to a setter would be called.
    setThen(() => andThen);
    setOpen(false);
  };
  useBackCloses(isOpen, () => close());
  return (
    <Dialog open={isOpen} modalType={modalType} onOpenChange={(_event, { open }) => open || close()}>
      {children(close)}
    </Dialog>
  );
}
