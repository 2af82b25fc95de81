import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { notify, unfinished } from '@pausenplatz/kernel-ui';
import { adventLimits, type CalendarSettings } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import type { CalendarChanges } from './changes.ts';

interface WordsDialogProps {
  readonly id: string;
  readonly settings: CalendarSettings;
  readonly changes: CalendarChanges;
  readonly onClose: () => void;
}

/** Title and lead. */
export function WordsDialog({ id, settings: { title, lead }, changes, onClose }: WordsDialogProps) {
  const { edit: texts, add } = editTexts;
  const form = useForm({
    name: `advent-words:${id}`,
    initial: { title, lead },
    check: (fields) => (fields.title.trim() === '' ? { title: add.titleHelp } : {}),
    send: async (fields) => {
      if (!(await changes.set(fields))) return unfinished;
      notify({ type: 'success', title: texts.saved });
      return undefined;
    },
  });
  return (
    <FormDialog form={form} title={texts.words} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={add.title} maximum={adventLimits.titleMaximum} required />
      <TextField form={form} name="lead" label={texts.lead} help={texts.leadHelp} maximum={adventLimits.leadMaximum} />
    </FormDialog>
  );
}
