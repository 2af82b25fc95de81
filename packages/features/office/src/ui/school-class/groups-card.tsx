import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { PersonPicker } from '@pausenplatz/account/ui';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, FormDialog, judgedBy, notifyRefusal, offerUndo, TextField, useForm } from '@pausenplatz/kernel-ui';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { useState } from 'react';
import { type GroupBrief, removeGroup, restoreDeletedGroup, saveClassGroup } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';

/** Groups inside the class, for tasks and chats. */
export function GroupsCard({ shown }: { readonly shown: ShownClass }) {
  const styles = useListStyles();
  const [editing, setEditing] = useState<GroupBrief | 'new' | null>(null);
  const mayChange = shown.rights.credentials;
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.groups}</h2>
        {mayChange && (
          <Button size="small" icon={<Add24Regular />} onClick={() => setEditing('new')}>
            {texts.newGroup}
          </Button>
        )}
      </div>
      {shown.groups.length === 0 && <p className={styles.note}>{texts.noGroups}</p>}
      <ul className={styles.list}>
        {shown.groups.map((group) => (
          <li key={group.id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>{group.name}</p>
              <p className={styles.note}>{counted(texts.count, group.userIds.length)}</p>
            </div>
            {mayChange && (
              <Button
                appearance="subtle"
                icon={<Edit24Regular />}
                aria-label={fill(texts.editGroup, { name: group.name })}
                onClick={() => setEditing(group)}
              />
            )}
          </li>
        ))}
      </ul>
      {editing && <GroupDialog shown={shown} group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

function GroupDialog({
  shown,
  group,
  onClose,
}: {
  readonly shown: ShownClass;
  readonly group: GroupBrief | null;
  readonly onClose: () => void;
}) {
  const save = useChange(saveClassGroup, classViews);
  const remove = useChange(removeGroup, classViews);
  const restore = useChange(restoreDeletedGroup, classViews);
  const present = new Set(shown.pupils.map(({ id }) => id));
  const classId = shown.schoolClass.id;
  const inputOf = ({ name, userIds }: { readonly name: string; readonly userIds: readonly string[] }) => ({
    id: group?.id ?? null,
    classId,
    name,
    userIds: [...userIds],
  });
  const form = useForm({
    initial: { name: group?.name ?? '', userIds: (group?.userIds ?? []).filter((id) => present.has(id)) },
    judge: judgedBy(saveClassGroup, inputOf),
    send: (fields, sending) => save(inputOf(fields), sending),
  });
  const discard = (gone: GroupBrief, close: () => void) => {
    remove({ id: gone.id }).then(() => {
      close();
      offerUndo({ title: fill(texts.groupDeleted, { name: gone.name }), onUndo: () => void restore({ id: gone.id }).catch(notifyRefusal) });
    }, notifyRefusal);
  };
  return (
    <FormDialog
      form={form}
      title={group ? fill(texts.editGroup, { name: group.name }) : texts.newGroup}
      submitLabel={classesTexts.save}
      onClose={onClose}
    >
      {(close) => (
        <>
          <TextField form={form} name="name" label={texts.groupName} maximum={schoolLimits.groupNameMaximum} required />
          <PersonPicker
            label={texts.members}
            among="pupils"
            classId={classId}
            chosen={form.fields.userIds}
            onChosen={(userIds) => form.set('userIds', [...userIds])}
          />
          {group && <Button onClick={() => discard(group, close)}>{texts.deleteGroup}</Button>}
        </>
      )}
    </FormDialog>
  );
}
