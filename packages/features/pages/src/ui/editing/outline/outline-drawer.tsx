import { Button, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { Modal } from '@pausenplatz/kernel-ui';
import { editingTexts } from '../../../texts.ts';
import { Outline, type OutlineProps } from './outline.tsx';

const useStyles = makeStyles({
  // A drawer at the edge where the thumb is.
  surface: {
    boxSizing: 'border-box',
    margin: '0 0 0 auto',
    width: 'min(360px, 100vw)',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: '12px 0 0 12px',
    padding: '12px 8px 12px 16px',
  },
  body: { height: '100%', maxHeight: 'none', alignContent: 'start', gridTemplateRows: 'auto 1fr' },
});

interface OutlineDrawerProps extends OutlineProps {
  readonly onClose: () => void;
}

/** The outline where there is no room beside the page; whoever goes to a block leaves it. */
export function OutlineDrawer({ onClose, onGo, onAdd, ...outline }: OutlineDrawerProps) {
  const styles = useStyles();
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface className={styles.surface}>
          <DialogBody className={styles.body}>
            <DialogTitle
              action={
                <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={editingTexts.outline.close} onClick={() => close()} />
              }
            >
              {editingTexts.outline.title}
            </DialogTitle>
            <DialogContent>
              <Outline {...outline} onGo={(id) => close(() => onGo(id))} onAdd={() => close(onAdd)} />
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
