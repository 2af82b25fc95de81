import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Modal } from '../pieces/modal.tsx';
import { uiTexts } from '../texts.ts';
import { RefusalBar } from './refusal-bar.tsx';
import type { Form } from './use-form.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '8px', paddingBottom: '12px' },
});

type Close = (andThen?: () => void) => void;

interface FormDialogProps<Fields extends object> {
  readonly form: Form<Fields>;
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** What follows a success and leaves the screen: only a closed dialog frees the page behind it. */
  readonly onDone?: () => void;
  /** What follows the other way out. */
  readonly onCancel?: () => void;
  /** Fields; what ends the dialog another way closes it by `close`. */
  readonly children: ReactNode | ((close: Close) => ReactNode);
  /** Before the buttons that cancel and send. */
  readonly renderActions?: (close: Close) => ReactNode;
}

/** A form in a dialog: it closes when the server agrees, and stays with everything typed when it does not. */
export function FormDialog<Fields extends object>({
  form,
  title,
  submitLabel,
  onClose,
  onDone,
  onCancel,
  children,
  renderActions,
}: FormDialogProps<Fields>) {
  const styles = useStyles();
  const { attach, busy, refused, submit, typed } = form;
  // The dialog takes a moment to go, with its button in it: a second press means the same as the first.
  const isOver = useRef(false);
  const [isDone, setDone] = useState(false);
  const onSubmit = (event: FormEvent, close: Close) => {
    event.preventDefault();
    // React hands events of this dialog on to a form around it.
    event.stopPropagation();
    if (isOver.current) return;
    void submit().then((agreed) => {
      if (!agreed) return;
      isOver.current = true;
      setDone(true);
      close(onDone);
    });
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form ref={attach} onSubmit={(event) => onSubmit(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{title}</DialogTitle>
              <DialogContent className={styles.fields}>
                {refused && <RefusalBar refused={refused} typed={typed} />}
                {typeof children === 'function' ? children(close) : children}
              </DialogContent>
              <DialogActions>
                {renderActions?.(close)}
                <Button onClick={() => close(onCancel)}>{uiTexts.form.cancel}</Button>
                <Button appearance="primary" type="submit" disabledFocusable={busy || isDone}>
                  {submitLabel}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      )}
    </Modal>
  );
}
