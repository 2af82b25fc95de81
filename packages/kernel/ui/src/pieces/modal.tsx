import { Dialog, type DialogProps } from '@fluentui/react-components';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { createTabster } from 'tabster';
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
    // Where the opener is gone, `keepFocusNear` finds what stands in its place.
    if (!opener.isConnected) return;
    opener.focus();
  }
  if (document.activeElement && document.activeElement !== document.body) return;
  const main = document.querySelector<HTMLElement>('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  main?.focus({ preventScroll: true });
}

/** Fields that save when they are left must hear that they are left: React says nothing when a field is taken away. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, [contenteditable]')) activeElement.blur();
}

let held: ReturnType<typeof createTabster> | null = null;

/**
 * Tabster, which hides the page behind Fluent's dialogs, ends with the last piece that uses it: what it had hidden stays hidden, and
 * one that begins anew does not know where the focus is, so that its hidden stops stay in the way of the Tab key. From the first dialog
 * on it stays as long as the page.
 */
function useTabsterThatStays(): void {
  useEffect(() => {
    held ??= createTabster(window);
  }, []);
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
  useTabsterThatStays();
  return (
    <Dialog open={isOpen} modalType={modalType} onOpenChange={(_event, { open }) => open || close()}>
      {children(close)}
    </Dialog>
  );
}
