import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '680px', '@media (max-width: 640px)': { maxWidth: '100vw', width: '100vw', minHeight: '100dvh', borderRadius: 0 } },
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

interface ClosableDialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** What is done here counts at once, so that closing is the way on. */
  readonly isDone?: boolean;
  readonly surfaceClassName?: string | undefined;
  readonly contentClassName?: string | undefined;
  readonly onClose: () => void;
  readonly children: (close: (andThen?: () => void) => void) => ReactNode;
}

/** A dialog with one way out: what it shows, or lets change at once, and a button that closes it. On a phone it is the whole window. */
export function ClosableDialog(props: ClosableDialogProps) {
  const { title, closeLabel, isDone = false, surfaceClassName, contentClassName, onClose, children } = props;
  const styles = useStyles();
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface className={mergeClasses(styles.surface, surfaceClassName)}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={mergeClasses(styles.content, contentClassName)}>{children(close)}</DialogContent>
            <DialogActions>
              <Button appearance={isDone ? 'primary' : 'secondary'} onClick={() => close()}>
                {closeLabel}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
