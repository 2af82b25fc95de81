import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addItem, editItem, type ItemIcon, type KeptItem, type PasswordGroup, passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain, useFresh } from '../data.ts';
import { GroupField } from '../pieces/group-field.tsx';
import { IconField } from '../pieces/icon-field.tsx';
import { SecretField } from '../pieces/secret-field.tsx';
import { newItemId } from '../random.ts';

interface Fields {
  readonly title: string;
  readonly url: string;
  readonly icon: ItemIcon;
  readonly groupId: string | null;
  readonly userName: string;
  readonly secret: string;
}

interface KeptDialogProps {
  readonly groups: readonly PasswordGroup[];
  /** Without one it is a new entry. */
  readonly item?: KeptItem;
  readonly onClose: () => void;
}

/** An own entry of a child. Nothing that is typed here is kept as a draft. */
export function KeptDialog({ groups, item, onClose }: KeptDialogProps) {
  const { item: texts, kept } = passwordsUiTexts;
  const api = useApi();
  const again = useAgain();
  const fresh = useFresh();
  const [id] = useState(() => item?.id ?? newItemId());
  const added = (fields: Fields) => ({ scope: 'mine', id, ...fields }) as const;
  const edited = ({ secret, ...fields }: Fields) =>
    ({ scope: 'mine', id, version: item?.row.version ?? 1, ...fields, ...(secret !== '' && { secret }) }) as const;
  const form = useForm<Fields>({
    initial: {
      title: item?.title ?? '',
      url: item?.url ?? '',
      icon: item?.icon ?? 'star',
      groupId: item?.groupId ?? null,
      userName: item?.row.userName ?? '',
      secret: '',
    },
    secrets: ['secret', 'userName'],
    judge: item ? judgedBy(editItem, edited) : judgedBy(addItem, added),
    send: async (fields) => {
      await fresh<unknown>(item ? api.call(editItem, edited(fields)) : api.call(addItem, added(fields)));
      again();
    },
  });
  const { icon, groupId, secret } = form.fields;
  return (
    <FormDialog
      form={form}
      title={item?.title ?? kept.add}
      submitLabel={texts.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.saved })}
    >
      <TextField form={form} name="title" label={texts.title} maximum={passwordsLimits.titleMaximum} required />
      <TextField form={form} name="url" label={texts.url} help={texts.urlHelp} maximum={passwordsLimits.urlMaximum} inputMode="url" />
      <TextField form={form} name="userName" label={texts.userName} maximum={passwordsLimits.userNameMaximum} autoComplete="off" />
      <SecretField
        label={item ? texts.newSecret : texts.secret}
        help={item ? texts.newSecretHelp : undefined}
        error={form.errors.secret}
        value={secret}
        required={!item}
        onText={(text) => form.set('secret', text)}
      />
      <IconField value={icon} onChoose={(chosen) => form.set('icon', chosen)} />
      {groups.length > 0 && <GroupField groups={groups} value={groupId} onChoose={(chosen) => form.set('groupId', chosen)} />}
    </FormDialog>
  );
}
