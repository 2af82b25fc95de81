import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { aiLimits } from '../../contract/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { useRenameChat } from '../data.ts';

/** Gives a chat another title. */
export function RenameDialog({ id, title, onClose }: { readonly id: string; readonly title: string; readonly onClose: () => void }) {
  const { talk: texts } = aiUiTexts;
  const rename = useRenameChat();
  const form = useForm({ name: `ki:title:${id}`, initial: { title }, send: async (fields) => rename(id, fields.title.trim() || title) });
  return (
    <FormDialog form={form} title={texts.rename} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={texts.title} maximum={aiLimits.title} required />
    </FormDialog>
  );
}
