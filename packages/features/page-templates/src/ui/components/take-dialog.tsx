import { Select } from '@fluentui/react-components';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, ListState, TextField, useForm, judgedBy } from '@pausenplatz/kernel-ui';
import { getNavigation, type GroupType, groupTypes, type NavigationGroup } from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PageTemplate, pageTemplateLimits, takePageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';

interface TakeDialogProps {
  readonly template: PageTemplate;
  readonly onClose: () => void;
}

/** Asks where the copy goes, makes it and goes there to go on with it. */
export function TakeDialog(props: TakeDialogProps) {
  const navigation = useCall(getNavigation, {});
  return (
    <ListState query={navigation} skeleton="rows">
      {({ groups }) => <TakeForm {...props} groups={groups.flatMap(asPlace)} />}
    </ListState>
  );
}

type Place = Pick<NavigationGroup, 'groupForId' | 'name'> & { readonly groupForType: GroupType };

/** A copy lies with a person, a class or a school; for a group of these it is shared there. */
function asPlace({ groupForType, groupForId, name, groupPermission }: NavigationGroup): readonly Place[] {
  const type = groupTypes.find((one) => one === groupForType);
  return type !== undefined && groupPermission >= 2 ? [{ groupForType: type, groupForId, name }] : [];
}

function TakeForm({ template, onClose, groups }: TakeDialogProps & { readonly groups: readonly Place[] }) {
  const { take: texts } = pageTemplatesTexts;
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const made = useRef('');
  const first = groups.find(({ groupForType }) => groupForType === 'class') ?? groups[0];
  const placeOf = (groupId: string) => {
    const { groupForType, groupForId } = groups.find(({ groupForId: id }) => id === groupId) ?? first ?? nowhere;
    return { groupForType, groupForId, parentId: null };
  };
  const form = useForm({
    name: `page-template-take:${template.id}`,
    initial: { title: template.name, groupId: first?.groupForId ?? '' },
    judge: judgedBy(takePageTemplate, ({ title, groupId }) => ({ id: template.id, title, ...placeOf(groupId) })),
    send: async ({ title, groupId }, sending) => {
      const { url } = await api.call(takePageTemplate, { id: template.id, title, ...placeOf(groupId) }, sending);
      void markStale(client, getNavigation);
      made.current = url;
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(texts.title, { name: template.name })}
      submitLabel={texts.make}
      onClose={onClose}
      onDone={() => void navigate(`/seite/${made.current}`, { state: { edits: true } })}
    >
      <TextField form={form} name="title" label={texts.name} maximum={pageTemplateLimits.nameMaximum} required />
      <FormField label={texts.group} help={texts.help}>
        <Select value={form.fields.groupId} onChange={(_event, { value }) => form.set('groupId', value)}>
          {groups.map(({ groupForId, groupForType, name }) => (
            <option key={groupForId} value={groupForId}>
              {groupForType === 'user' ? texts.own : name}
            </option>
          ))}
        </Select>
      </FormField>
    </FormDialog>
  );
}

const nowhere = { groupForType: 'user', groupForId: '' } as const;
