import { Button, Input } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { PersonPicker } from '@pausenplatz/account/ui';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { Card, FormField, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { useState } from 'react';
import { type GroupBrief, removeGroup, restoreDeletedGroup, saveClassGroup } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { counted } from '../counted.ts';
import { classViews, useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';
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
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(group?.name ?? '');
  const present = new Set(shown.pupils.map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly string[]>(() => (group?.userIds ?? []).filter((id) => present.has(id)));
  const [error, setError] = useState<string>();
  const isReady = () => {
    setError(name.trim() === '' ? kernelTexts.fields.required : undefined);
    return name.trim() !== '';
  };
  const submit = () =>
    save({ id: group?.id ?? null, classId: shown.schoolClass.id, name: name.trim(), userIds: [...chosen] }, { idempotencyKey: key });
  const discard = (gone: GroupBrief, close: () => void) => {
    remove({ id: gone.id }).then(() => {
      close();
      offerUndo({ title: fill(texts.groupDeleted, { name: gone.name }), onUndo: () => void restore({ id: gone.id }).catch(notifyRefusal) });
    }, notifyRefusal);
  };
  return (
    <FormModal
      title={group ? fill(texts.editGroup, { name: group.name }) : texts.newGroup}
      submitLabel={classesTexts.save}
      onClose={onClose}
      isReady={isReady}
      onSubmit={submit}
      kept={name}
    >
      {(close) => (
        <>
          <FormField label={texts.groupName} error={error} required>
            <Input value={name} maxLength={schoolLimits.groupNameMaximum} onChange={(_event, { value }) => setName(value)} />
          </FormField>
          <PersonPicker label={texts.members} among="pupils" classId={shown.schoolClass.id} chosen={chosen} onChosen={setChosen} />
          {group && <Button onClick={() => discard(group, close)}>{texts.deleteGroup}</Button>}
        </>
      )}
    </FormModal>
  );
}
