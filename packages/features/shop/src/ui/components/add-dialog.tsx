import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { addShop, shopLimits, listShop } from '../../contract/index.ts';
import { shopTexts } from '../../texts.ts';

interface AddDialogProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** Writes an entry. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function AddDialog({ classId, onClose }: AddDialogProps) {
  const { form: texts, list } = shopTexts;
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    name: `shop:${classId}`,
    initial: { title: '' },
    judge: judgedBy(addShop, (fields: { readonly title: string }) => ({ classId, ...fields })),
    send: async (fields, sending) => {
      await api.call(addShop, { classId, ...fields }, sending);
      notify({ type: 'success', title: texts.saved });
      void markStale(client, listShop, { classId });
    },
  });
  return (
    <FormDialog form={form} title={list.add} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={texts.title} maximum={shopLimits.titleMaximum} required />
    </FormDialog>
  );
}
