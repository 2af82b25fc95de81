import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Input,
  makeStyles,
  Select,
  Textarea,
} from '@fluentui/react-components';
import { markStale, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { FormField, Modal, notify, notifyRefusal, useDraft, useFirstErrorFocus } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Audience, audiences, createMessage, getNotices, listMessages, noticesLimits } from '../../contract/index.ts';
import { noticesTexts } from '../../texts.ts';

const useStyles = makeStyles({ fields: { display: 'grid', gap: '16px', paddingTop: '8px' } });
const defaultDays = 14;

interface CreateMessageDialogProps {
  readonly schoolId: string;
  readonly onClose: () => void;
}

/** Writes a message to the school. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function CreateMessageDialog({ schoolId, onClose }: CreateMessageDialogProps) {
  const styles = useStyles();
  const texts = noticesTexts.messages;
  const api = useApi();
  const client = useQueryClient();
  const [today] = useState(() => zurichDay(new Date()));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const title = useDraft(`notices:${schoolId}:title`);
  const message = useDraft(`notices:${schoolId}:message`);
  const [audience, setAudience] = useState<Audience>('everybody');
  const [until, setUntil] = useState(addDays(today, defaultDays));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useFirstErrorFocus(errors);
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    api.call(createMessage, { schoolId, title: title.text, message: message.text, audience, until }, { idempotencyKey }).then(
      () => {
        notify({ type: 'success', title: texts.sent });
        title.clear();
        message.clear();
        void Promise.all([markStale(client, listMessages, { schoolId }), markStale(client, getNotices)]);
        close();
      },
      (refused: unknown) => {
        setBusy(false);
        const fields = refused instanceof RefusedError ? refused.body.fields : undefined;
        if (fields === undefined) notifyRefusal(refused);
        setErrors(fields ?? {});
      },
    );
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form ref={form} onSubmit={(event) => submit(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{texts.create}</DialogTitle>
              <DialogContent className={styles.fields}>
                <FormField label={texts.title} error={errors['title']} required>
                  <Input value={title.text} maxLength={noticesLimits.titleMaximum} onChange={(_event, { value }) => title.setText(value)} />
                </FormField>
                <FormField label={texts.message} error={errors['message']} required>
                  <Textarea
                    value={message.text}
                    rows={5}
                    maxLength={noticesLimits.messageMaximum}
                    onChange={(_event, { value }) => message.setText(value)}
                  />
                </FormField>
                <FormField label={texts.audience}>
                  <Select
                    value={audience}
                    onChange={(_event, { value }) => setAudience(audiences.find((one) => one === value) ?? 'everybody')}
                  >
                    {audiences.map((one) => (
                      <option key={one} value={one}>
                        {texts.audiences[one]}
                      </option>
                    ))}
                  </Select>
                </FormField>
                <FormField label={texts.until} error={errors['until']} required>
                  <Input
                    type="date"
                    value={until}
                    min={today}
                    max={addDays(today, noticesLimits.daysAhead)}
                    onChange={(_event, { value }) => setUntil(value)}
                  />
                </FormField>
              </DialogContent>
              <DialogActions>
                <Button onClick={() => close()}>{texts.cancel}</Button>
                <Button appearance="primary" type="submit" disabledFocusable={isBusy}>
                  {texts.send}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      )}
    </Modal>
  );
}
