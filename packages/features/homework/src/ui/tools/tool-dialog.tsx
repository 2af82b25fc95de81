import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import { Modal } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  surface: { maxWidth: '680px', '@media (max-width: 640px)': { maxWidth: '100vw', width: '100vw', minHeight: '100dvh', borderRadius: 0 } },
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

interface ToolDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: (close: (andThen?: () => void) => void) => ReactNode;
}

/** Frame of the planner's dialogs. */
export function ToolDialog({ title, closeLabel, onClose, children }: ToolDialogProps) {
  const styles = useStyles();
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children(close)}</DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => close()}>
                {closeLabel}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
