import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The verb of what will happen: "Löschen", "Übernehmen". */
  readonly confirmLabel: string;
  readonly onClose: () => void;
  /** Runs once the dialog is gone: what follows often takes this part of the screen away. */
  readonly onConfirm: () => void;
}

/**
 * Asks before something that many feel, or that cannot be undone. Draw it only while it is asked, and inside route chunks:
 * Fluent's dialog is heavy.
 */
export function ConfirmDialog({ title, children, confirmLabel, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Modal onClose={onClose} modalType="alert">
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>{children}</DialogContent>
            <DialogActions>
              <Button onClick={() => close()}>{uiTexts.confirm.cancel}</Button>
              <Button appearance="primary" onClick={() => close(onConfirm)}>
                {confirmLabel}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
