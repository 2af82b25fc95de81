import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { add{{pascal}}, {{camel}}Limits, list{{pascal}} } from '../../contract/index.ts';
import { {{camel}}Texts } from '../../texts.ts';

interface AddDialogProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** Writes an entry. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function AddDialog({ classId, onClose }: AddDialogProps) {
  const { form: texts, list } = {{camel}}Texts;
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    name: `{{kebab}}:${classId}`,
    initial: { title: '' },
    judge: judgedBy(add{{pascal}}, (fields: { readonly title: string }) => ({ classId, ...fields })),
    send: async (fields, sending) => {
      await api.call(add{{pascal}}, { classId, ...fields }, sending);
      notify({ type: 'success', title: texts.saved });
      void markStale(client, list{{pascal}}, { classId });
    },
  });
  return (
    <FormDialog form={form} title={list.add} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={texts.title} maximum={{{camel}}Limits.titleMaximum} required />
    </FormDialog>
  );
}
