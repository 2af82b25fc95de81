import { Select } from '@fluentui/react-components';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NavigationEntry, type NavigationGroup, pageLimits } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { useCreatePage } from '../navigation-data.ts';

/** Where a new page is wanted. */
export interface NewPagePlace {
  readonly group: NavigationGroup;
  readonly parentId?: string;
}

interface CreatePageDialogProps {
  /** Groups that this person may add pages to. */
  readonly groups: readonly NavigationGroup[];
  readonly place: NewPagePlace;
  readonly onClose: () => void;
}

/** Asks for title, group and parent of a new page, makes it and goes there to fill it. */
export function CreatePageDialog({ groups, place, onClose }: CreatePageDialogProps) {
  const texts = navigationTexts.dialog;
  const navigate = useNavigate();
  const create = useCreatePage();
  const made = useRef('');
  const form = useForm({
    initial: { title: '', groupId: place.group.groupForId, parentId: place.parentId ?? '' },
    check: ({ title }) => ({ title: title.trim() === '' ? kernelTexts.fields.required : undefined }),
    send: async ({ title, parentId }, { idempotencyKey }) => {
      const { groupForType, groupForId } = group;
      const { url } = await create({ title: title.trim(), groupForType, groupForId, parentId: parentId || null }, idempotencyKey);
      made.current = url;
    },
  });
  const { groupId, parentId } = form.fields;
  const group = groups.find(({ groupForId }) => groupForId === groupId) ?? place.group;
  const openPage = () => void navigate(`/seite/${made.current}`, { state: { edits: true } });
  return (
    <FormDialog form={form} title={texts.title} submitLabel={texts.create} onClose={onClose} onDone={openPage}>
      <TextField form={form} name="title" label={texts.name} help={texts.nameHelp} maximum={pageLimits.titleMaximum} required />
      <FormField label={texts.group}>
        <Select
          value={groupId}
          onChange={(_event, { value }) => {
            form.set('groupId', value);
            form.set('parentId', '');
          }}
        >
          {groups.map(({ groupForId, groupForType, name }) => (
            <option key={groupForId} value={groupForId}>
              {groupForType === 'user' ? navigationTexts.groupTypes.user : name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.parent}>
        <Select value={parentId} onChange={(_event, { value }) => form.set('parentId', value)}>
          <option value="">{texts.noParent}</option>
          {parents(group.pages)}
        </Select>
      </FormField>
    </FormDialog>
  );
}

/** Every page of the tree as an option, set in by its depth. */
function parents(pages: readonly NavigationEntry[], depth = 0): ReactNode[] {
  return pages.flatMap(({ id, name, pages: below }) => [
    <option key={id} value={id}>
      {'\u2003'.repeat(depth) + name}
    </option>,
    ...parents(below, depth + 1),
  ]);
}
