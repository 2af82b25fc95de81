import { Checkbox, Switch } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type Chat, chatLimits, updateChat, type WriteMode } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { useChatsStale } from '../data.ts';
import { ModeAndRights } from './mode-and-rights.tsx';
import { useDialogStyles } from './use-dialog-styles.ts';

interface SettingsDialogProps {
  readonly chat: Chat;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly mode: WriteMode;
  readonly attachImage: boolean;
  readonly attachDocuments: boolean;
  readonly attachEmoji: boolean;
  readonly adminIds: readonly string[];
  readonly isClosed: boolean;
}

/** What the admins of a chat say about it. */
export function SettingsDialog({ chat, onSaved, onClose }: SettingsDialogProps) {
  const styles = useDialogStyles();
  const api = useApi();
  const stale = useChatsStale();
  const appointed = chat.admins.map(({ id }) => id);
  // Whoever teaches the class looks after its chats anyway.
  const appoints = chat.kind === 'team' || chat.kind === 'school' || chat.kind === 'persons';
  const form = useForm<Fields>({
    initial: {
      name: chat.name,
      mode: chat.writePermissions,
      attachImage: chat.attachImage,
      attachDocuments: chat.attachDocuments,
      attachEmoji: chat.attachEmoji,
      adminIds: appointed,
      isClosed: chat.isClosed,
    },
    check: ({ name }) => ({ name: name.trim() === '' ? texts.name : undefined }),
    send: async ({ mode, adminIds, ...fields }) => {
      // Who was not touched is not said again: they may have left meanwhile.
      const changesAdmins = appoints && (adminIds.length !== appointed.length || adminIds.some((id) => !appointed.includes(id)));
      await api.call(updateChat, { id: chat.id, ...fields, writePermissions: mode, ...(changesAdmins && { adminIds: [...adminIds] }) });
      notify({ type: 'success', title: texts.saved });
      stale();
      onSaved();
    },
  });
  const { fields } = form;
  const adults = chat.to.filter(({ isChild }) => !isChild);
  return (
    <FormDialog form={form} title={texts.settingsTitle} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="name" label={texts.name} maximum={chatLimits.nameMaximum} required />
      <ModeAndRights
        mode={fields.mode}
        rights={fields}
        onMode={(mode) => form.set('mode', mode)}
        onRight={(name, isOn) => form.set(name, isOn)}
      />
      {appoints && (
        <section className={styles.part} aria-label={texts.admins}>
          <strong>{texts.admins}</strong>
          <p className={styles.quiet}>{texts.adminsHelp}</p>
          {adults.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={fields.adminIds.includes(id)}
              onChange={(_event, { checked }) =>
                form.set('adminIds', checked ? [...fields.adminIds, id] : fields.adminIds.filter((one) => one !== id))
              }
            />
          ))}
        </section>
      )}
      <Switch label={texts.closed} checked={fields.isClosed} onChange={(_event, { checked }) => form.set('isClosed', checked)} />
    </FormDialog>
  );
}
