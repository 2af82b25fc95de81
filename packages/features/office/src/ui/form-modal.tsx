import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { CopyButton, Modal, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { classesTexts } from '../texts.screens.ts';
import { useListStyles } from './styles.ts';

interface FormModalProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Does the work; the dialog closes when it resolves, and stays with everything typed when it rejects. */
  readonly onSubmit: () => Promise<unknown>;
  /** False keeps the dialog open without asking the server: a field says why. */
  readonly isReady?: () => boolean;
  /** Sentences at fields, as the server said them. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => void;
  /** What was typed, to be taken along when the thing it was for is gone meanwhile. */
  readonly kept?: string;
  /** What follows a success and leaves the screen: only a closed dialog frees the page behind it. */
  readonly onDone?: () => void;
  /** Fields; what ends the dialog another way closes it by `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A form in a dialog: it never loses what was typed, and says what the server said. */
export function FormModal({ title, submitLabel, onClose, onSubmit, isReady, onFields, kept = '', onDone, children }: FormModalProps) {
  const styles = useListStyles();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedError | null>(null);
  const submit = (event: FormEvent, close: (andThen?: () => void) => void) => {
    event.preventDefault();
    if (isBusy || isReady?.() === false) return;
    setBusy(true);
    setRefused(null);
    onSubmit().then(
      () => close(onDone),
      (error: unknown) => {
        setBusy(false);
        const fields = error instanceof RefusedError ? error.body.fields : undefined;
        if (fields && onFields) onFields(fields);
        else if (error instanceof RefusedError && error.body.messageType !== 'error') setRefused(error);
        else notifyRefusal(error);
      },
    );
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form onSubmit={(event) => submit(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{title}</DialogTitle>
              <DialogContent>
                <div className={styles.form}>
                  {refused && <Refused body={refused.body} kept={kept.trim()} />}
                  {typeof children === 'function' ? children(() => close()) : children}
                </div>
              </DialogContent>
              <DialogActions>
                <Button onClick={() => close()}>{classesTexts.cancel}</Button>
                <Button appearance="primary" type="submit" disabledFocusable={isBusy}>
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

/** Why it did not go, beside what was typed: a notice would be gone before it is read. */
function Refused({ body, kept }: { readonly body: RefusedError['body']; readonly kept: string }) {
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{body.messageTitle}</MessageBarTitle>
        {body.messageBody}
      </MessageBarBody>
      {kept !== '' && (
        <MessageBarActions>
          <CopyButton text={kept} label={classesTexts.copyTyped} />
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
