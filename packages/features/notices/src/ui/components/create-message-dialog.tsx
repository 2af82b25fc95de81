import { Input, Select } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { FormDialog, FormField, judgedBy, notify, TextAreaField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Audience, audiences, createMessage, getNotices, listMessages, noticesLimits } from '../../contract/index.ts';
import { noticesTexts } from '../../texts.ts';

const defaultDays = 14;

interface CreateMessageDialogProps {
  readonly schoolId: string;
  readonly onClose: () => void;
}

interface Words {
  readonly title: string;
  readonly message: string;
  readonly audience: Audience;
  readonly until: string;
}

/** Writes a message to the school. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function CreateMessageDialog({ schoolId, onClose }: CreateMessageDialogProps) {
  const texts = noticesTexts.messages;
  const api = useApi();
  const client = useQueryClient();
  const [today] = useState(() => zurichDay(new Date()));
  const form = useForm<Words>({
    name: `notices:${schoolId}`,
    initial: { title: '', message: '', audience: 'everybody', until: addDays(today, defaultDays) },
    judge: judgedBy(createMessage, (words: Words) => ({ schoolId, ...words })),
    send: async (words, sending) => {
      await api.call(createMessage, { schoolId, ...words }, sending);
      notify({ type: 'success', title: texts.sent });
      void Promise.all([markStale(client, listMessages, { schoolId }), markStale(client, getNotices)]);
    },
  });
  return (
    <FormDialog form={form} title={texts.create} submitLabel={texts.send} onClose={onClose}>
      <TextField form={form} name="title" label={texts.title} maximum={noticesLimits.titleMaximum} required />
      <TextAreaField form={form} name="message" label={texts.message} maximum={noticesLimits.messageMaximum} required />
      <FormField label={texts.audience}>
        <Select
          value={form.fields.audience}
          onChange={(_event, { value }) => form.set('audience', audiences.find((one) => one === value) ?? 'everybody')}
        >
          {audiences.map((one) => (
            <option key={one} value={one}>
              {texts.audiences[one]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.until} error={form.errors.until} required>
        <Input
          type="date"
          value={form.fields.until}
          min={today}
          max={addDays(today, noticesLimits.daysAhead)}
          onChange={(_event, { value }) => form.set('until', value)}
        />
      </FormField>
    </FormDialog>
  );
}
