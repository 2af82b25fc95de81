import { Combobox, Option } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { kernelTexts, safeUrl } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, notify, TextAreaField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addItem, editItem, passwordsLimits } from '../../contract/index.ts';
import { passwordsTexts } from '../../texts.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { type OpenItem, sealWords, type VaultWords } from '../crypto/vault-words.ts';
import { useAgain, useFresh } from '../data.ts';
import { IconField } from '../pieces/icon-field.tsx';
import { SecretField } from '../pieces/secret-field.tsx';
import { newItemId } from '../random.ts';

interface VaultDialogProps {
  readonly vaultKey: CryptoKey;
  /** Without one it is a new entry. */
  readonly item?: OpenItem;
  /** Groups that there are. */
  readonly groups: readonly string[];
  readonly onClose: () => void;
}

const https = (url: string) => safeUrl(url)?.startsWith('https://') ?? false;
const blank: VaultWords = { title: '', url: '', icon: 'star', group: '', userName: '', secret: '', note: '' };

/** An entry of an open vault. It is sealed here before it is sent, and nothing of it is kept as a draft. */
export function VaultDialog({ vaultKey, item, groups, onClose }: VaultDialogProps) {
  const { item: texts, vault } = passwordsUiTexts;
  const api = useApi();
  const again = useAgain();
  const fresh = useFresh();
  const [id] = useState(() => item?.id ?? newItemId());
  const { title, url, icon, group, userName, secret, note } = item ?? blank;
  const form = useForm<VaultWords>({
    initial: { title, url, icon, group, userName, secret, note },
    secrets: ['title', 'url', 'group', 'userName', 'secret', 'note'],
    check: (fields) => ({
      title: fields.title.trim() === '' ? kernelTexts.fields.required : undefined,
      url: fields.url.trim() === '' || https(fields.url) ? undefined : passwordsTexts.fields.https,
    }),
    send: async (fields) => {
      const version = (item?.version ?? 0) + 1;
      const words = { ...fields, title: fields.title.trim(), group: fields.group.trim(), url: safeUrl(fields.url) ?? '' };
      const sealed = await sealWords(vaultKey, { id, version }, words);
      await fresh<unknown>(
        item ? api.call(editItem, { scope: 'vault', id, version, sealed }) : api.call(addItem, { scope: 'vault', id, sealed }),
      );
      again();
    },
  });
  return (
    <FormDialog
      form={form}
      title={item ? vault.entry : vault.add}
      submitLabel={texts.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.saved })}
    >
      <TextField form={form} name="title" label={texts.title} maximum={passwordsLimits.titleMaximum} required />
      <TextField form={form} name="url" label={texts.url} help={texts.urlHelp} maximum={passwordsLimits.urlMaximum} inputMode="url" />
      <TextField form={form} name="userName" label={texts.userName} maximum={passwordsLimits.userNameMaximum} autoComplete="off" />
      <SecretField
        label={texts.secret}
        error={form.errors.secret}
        value={form.fields.secret}
        withSigns
        onText={(text) => form.set('secret', text)}
      />
      <FormField label={vault.group} help={vault.groupHelp} error={form.errors.group}>
        <Combobox
          freeform
          expandIcon={{ 'aria-label': vault.groups }}
          value={form.fields.group}
          maxLength={passwordsLimits.groupMaximum}
          onChange={({ target }) => form.set('group', target.value)}
          // While somebody types no option is chosen, which is told as well.
          onOptionSelect={(_event, { optionText }) => optionText !== undefined && form.set('group', optionText)}
        >
          {groups
            .filter((name) => name !== '')
            .map((name) => (
              <Option key={name}>{name}</Option>
            ))}
        </Combobox>
      </FormField>
      <TextAreaField form={form} name="note" label={texts.note} rows={3} maximum={passwordsLimits.noteMaximum} />
      <IconField value={form.fields.icon} onChoose={(chosen) => form.set('icon', chosen)} />
    </FormDialog>
  );
}
