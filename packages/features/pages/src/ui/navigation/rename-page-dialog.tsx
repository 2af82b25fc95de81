import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, Input } from '@fluentui/react-components';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { type FormEvent, useState } from 'react';
import { pageLimits } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { Modal } from '@pausenplatz/kernel-ui';

interface RenamePageDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another title. */
export function RenamePageDialog({ name, onRename, onClose }: RenamePageDialogProps) {
  const texts = navigationTexts.dialog;
  const [title, setTitle] = useState(name);
  const [isTried, setTried] = useState(false);
  const isEmpty = title.trim() === '';
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    if (title.trim() !== name) onRename(title.trim());
    close();
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form onSubmit={(event) => submit(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{texts.renameTitle}</DialogTitle>
              <DialogContent>
                <FormField label={texts.name} error={isTried && isEmpty ? kernelTexts.fields.required : undefined}>
                  <Input value={title} maxLength={pageLimits.titleMaximum} onChange={(_event, { value }) => setTitle(value)} />
                </FormField>
              </DialogContent>
              <DialogActions>
                <Button onClick={() => close()}>{texts.cancel}</Button>
                <Button appearance="primary" type="submit">
                  {texts.save}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      )}
    </Modal>
  );
}
