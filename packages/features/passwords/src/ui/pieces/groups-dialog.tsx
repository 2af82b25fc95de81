import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Input,
  makeStyles,
} from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, Modal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type PasswordGroup, passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useGroupChanges } from '../data.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '8px', paddingBottom: '12px' },
  line: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'end' },
});

interface GroupsDialogProps {
  /** Null: a child’s own groups. */
  readonly classId: string | null;
  readonly groups: readonly PasswordGroup[];
  readonly onClose: () => void;
}

/** Groups are added, renamed and taken away; each change is done at once. */
export function GroupsDialog({ classId, groups, onClose }: GroupsDialogProps) {
  const styles = useStyles();
  const { groups: texts } = passwordsUiTexts;
  const changes = useGroupChanges();
  const [name, setName] = useState('');
  const add = async () => {
    if (name.trim() !== '' && (await changes.add({ classId, name }))) setName('');
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogContent className={styles.content}>
              {groups.length === 0 && <p>{texts.empty}</p>}
              {groups.map((group) => (
                <GroupLine key={group.id} group={group} changes={changes} />
              ))}
              <form
                className={styles.line}
                onSubmit={(event) => {
                  event.preventDefault();
                  void add();
                }}
              >
                <FormField label={texts.name}>
                  <Input value={name} maxLength={passwordsLimits.groupMaximum} onChange={(_event, { value }) => setName(value)} />
                </FormField>
                <Button type="submit">{texts.add}</Button>
              </form>
            </DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => close()}>
                {texts.close}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}

interface GroupLineProps {
  readonly group: PasswordGroup;
  readonly changes: ReturnType<typeof useGroupChanges>;
}

function GroupLine({ group, changes }: GroupLineProps) {
  const styles = useStyles();
  const { groups: texts } = passwordsUiTexts;
  const [name, setName] = useState(group.name);
  const isChanged = name.trim() !== '' && name.trim() !== group.name;
  return (
    <div className={styles.line}>
      <FormField label={fill(texts.nameOf, group)}>
        <Input value={name} maxLength={passwordsLimits.groupMaximum} onChange={(_event, { value }) => setName(value)} />
      </FormField>
      <Button disabledFocusable={!isChanged} onClick={() => void changes.rename(group.id, name)}>
        {texts.save}
      </Button>
      <Button
        appearance="subtle"
        icon={<Delete24Regular />}
        aria-label={fill(texts.remove, group)}
        onClick={() => void changes.remove(group.id)}
      />
    </div>
  );
}
