import { kernelTexts, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type FolderItem, foldersLimits } from '../../contract/index.ts';
import { nameTexts as texts } from '../../texts.ui.ts';

interface NameDialogProps {
  /** Null for a new folder. */
  readonly item: FolderItem | null;
  /** Where the draft belongs. */
  readonly place: string;
  readonly onSend: (name: string, idempotencyKey: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A name for a folder or a file. */
export function NameDialog({ item, place, onSend, onClose }: NameDialogProps) {
  const ending = item?.file ? (/\.[A-Za-z0-9]{1,8}$/.exec(item.name)?.[0] ?? '') : '';
  const form = useForm({
    name: `folder-name:${place}`,
    initial: { name: item === null ? '' : item.name.slice(0, item.name.length - ending.length) },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: kernelTexts.fields.required } : {}),
    send: ({ name }, { idempotencyKey }) => onSend(`${name.trim()}${ending}`, idempotencyKey),
  });
  return (
    <FormDialog form={form} title={item === null ? texts.add : texts.rename} submitLabel={texts.save} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={texts.name}
        maximum={foldersLimits.nameMaximum - ending.length}
        {...(ending !== '' && { help: fill(texts.ending, { ending }) })}
        required
      />
    </FormDialog>
  );
}
