import { Checkbox, Select } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, ListState, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyPage, getNavigation, type GroupType, type NavigationGroup } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { useNavigation } from '../navigation-data.ts';

interface CopyPageDialogProps {
  readonly page: { readonly id: string; readonly name: string };
  /** Where it stands; of a class that is archived there is no group to copy into. */
  readonly groupId: string | null;
  readonly onClose: () => void;
}

type PlaceGroup = NavigationGroup & { readonly groupForType: GroupType };

/** A copy lies with a person, a class or a school; for a group of these it is shared there. */
const isPlace = (group: NavigationGroup): group is PlaceGroup => group.groupPermission >= 2 && group.newPages === undefined;

/** Asks where a copy goes, makes it and goes there to go on with it. */
export function CopyPageDialog(props: CopyPageDialogProps) {
  const navigation = useNavigation();
  return (
    <ListState query={navigation} skeleton="rows">
      {({ groups }) => <CopyForm {...props} groups={groups.filter(isPlace)} />}
    </ListState>
  );
}

function CopyForm({ page, groupId, onClose, groups }: CopyPageDialogProps & { readonly groups: readonly PlaceGroup[] }) {
  const texts = navigationTexts.dialog;
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const made = useRef('');
  const first = groups.find(({ groupForId }) => groupForId === groupId) ?? groups[0];
  const form = useForm({
    initial: { groupId: first?.groupForId ?? '', withEntries: false },
    send: async ({ groupId: chosen, withEntries }, { idempotencyKey }) => {
      const group = groups.find(({ groupForId }) => groupForId === chosen) ?? first;
      if (!group) return;
      const { groupForType, groupForId } = group;
      const { url } = await api.call(copyPage, { id: page.id, groupForType, groupForId, withEntries }, { idempotencyKey });
      void markStale(client, getNavigation);
      made.current = url;
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(texts.copyTitle, { name: page.name })}
      submitLabel={texts.copy}
      onClose={onClose}
      onDone={() => void navigate(`/seite/${made.current}`, { state: { edits: true } })}
    >
      <FormField label={texts.copyGroup} help={texts.copyHelp}>
        <Select value={form.fields.groupId} onChange={(_event, { value }) => form.set('groupId', value)}>
          {groups.map(({ groupForId, groupForType, name }) => (
            <option key={groupForId} value={groupForId}>
              {groupForType === 'user' ? navigationTexts.groupTypes.user : name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.copyMade} help={texts.copyEntriesHelp}>
        <Checkbox
          label={texts.copyEntries}
          checked={form.fields.withEntries}
          onChange={(_event, { checked }) => form.set('withEntries', checked === true)}
        />
      </FormField>
    </FormDialog>
  );
}
