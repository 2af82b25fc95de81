import { kernelTexts } from '@pausenplatz/kernel-contract';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { pageLimits } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';

interface RenamePageDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for another title; the tree shows it at once. */
export function RenamePageDialog({ name, onRename, onClose }: RenamePageDialogProps) {
  const texts = navigationTexts.dialog;
  const form = useForm({
    initial: { title: name },
    check: ({ title }) => ({ title: title.trim() === '' ? kernelTexts.fields.required : undefined }),
    send: async ({ title }) => {
      if (title.trim() !== name) onRename(title.trim());
    },
  });
  return (
    <FormDialog form={form} title={texts.renameTitle} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={texts.name} maximum={pageLimits.titleMaximum} />
    </FormDialog>
  );
}
