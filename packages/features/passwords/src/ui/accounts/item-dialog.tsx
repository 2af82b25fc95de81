import { Switch } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addItem, type ClassItem, editItem, type ItemIcon, type PasswordGroup, passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { GroupField } from '../pieces/group-field.tsx';
import { IconField } from '../pieces/icon-field.tsx';
import { newItemId } from '../random.ts';

interface Fields {
  readonly title: string;
  readonly url: string;
  readonly icon: ItemIcon;
  readonly groupId: string | null;
  readonly pupilCanEdit: boolean;
  readonly teacherCanSee: boolean;
}

interface ItemDialogProps {
  readonly classId: string;
  readonly className: string;
  readonly groups: readonly PasswordGroup[];
  /** Without one it is a new entry. */
  readonly item?: ClassItem;
  readonly onClose: () => void;
  readonly onAdded?: (id: string) => void;
}

/** Name, address, picture, group and, for a new one, who sees and changes its passwords. */
export function ItemDialog({ classId, className, groups, item, onClose, onAdded }: ItemDialogProps) {
  const { accounts: texts, item: itemTexts } = passwordsUiTexts;
  const api = useApi();
  const again = useAgain();
  const [id] = useState(() => item?.id ?? newItemId());
  const initial: Fields = item ?? { title: '', url: '', icon: 'book', groupId: null, pupilCanEdit: false, teacherCanSee: true };
  const inputOf = ({ title, url, icon, groupId, pupilCanEdit, teacherCanSee }: Fields) =>
    ({ scope: 'class', id, title, url, icon, groupId: known(groupId), pupilCanEdit, teacherCanSee }) as const;
  /** A group that was removed meanwhile is none. */
  function known(groupId: string | null) {
    return groups.some((group) => group.id === groupId) ? groupId : null;
  }
  const form = useForm<Fields>({
    ...(!item && { name: `passwords:${classId}` }),
    initial: {
      title: initial.title,
      url: initial.url,
      icon: initial.icon,
      groupId: initial.groupId,
      pupilCanEdit: initial.pupilCanEdit,
      teacherCanSee: initial.teacherCanSee,
    },
    secrets: ['icon', 'groupId'],
    judge: judgedBy(addItem, (fields: Fields) => ({ ...inputOf(fields), classId })),
    send: async (fields) => {
      const input = inputOf(fields);
      const { title, url, icon, groupId: group } = input;
      // Switches are turned where they stand; here they are of a new entry alone.
      await (item
        ? api.call(editItem, { scope: 'class', id, title, url, icon, groupId: group })
        : api.call(addItem, { ...input, classId }));
      again();
    },
  });
  const { icon, groupId, pupilCanEdit, teacherCanSee } = form.fields;
  return (
    <FormDialog
      form={form}
      title={item ? texts.editTitle : fill(texts.create, { name: className })}
      submitLabel={itemTexts.save}
      onClose={onClose}
      onDone={() => {
        notify({ type: 'success', title: itemTexts.saved });
        onAdded?.(id);
      }}
    >
      <TextField form={form} name="title" label={itemTexts.title} maximum={passwordsLimits.titleMaximum} required />
      <TextField
        form={form}
        name="url"
        label={itemTexts.url}
        help={itemTexts.urlHelp}
        maximum={passwordsLimits.urlMaximum}
        inputMode="url"
      />
      <IconField value={icon} onChoose={(chosen) => form.set('icon', chosen)} />
      {groups.length > 0 && <GroupField groups={groups} value={groupId} onChoose={(chosen) => form.set('groupId', chosen)} />}
      {!item && (
        <div>
          <Switch
            label={`${texts.pupilCanEdit} (${texts.pupilCanEditHelp})`}
            checked={pupilCanEdit}
            onChange={(_event, { checked }) => form.set('pupilCanEdit', checked)}
          />
          <Switch
            label={`${texts.teacherCanSee} (${texts.teacherCanSeeHelp})`}
            checked={teacherCanSee}
            onChange={(_event, { checked }) => form.set('teacherCanSee', checked)}
          />
        </div>
      )}
    </FormDialog>
  );
}
