import { Select } from '@fluentui/react-components';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import type { ChosenOrigin, PageOrigin } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NavigationEntry, type NavigationGroup, pageLimits } from '../../contract/index.ts';
import { placeOfPage } from '../../rules/index.ts';
import { navigationTexts } from '../../texts.ts';
import { useCreatePage } from '../navigation-data.ts';
import { PageOrigins } from './page-origins.tsx';

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
  const [origin, setOrigin] = useState<PageOrigin | null>(null);
  const [from, setFrom] = useState<ChosenOrigin | null>(null);
  const form = useForm({
    initial: { title: '', groupId: place.group.groupForId, parentId: place.parentId ?? '', originId: '' },
    check: ({ title, originId }) => ({
      title: title.trim() === '' ? kernelTexts.fields.required : undefined,
      originId: origin && originId === '' ? origin.choose : undefined,
    }),
    send: async ({ title, parentId }, { idempotencyKey }) => {
      const page = { title: title.trim(), ...(placeOfPage(group) ?? nowhere), parentId: parentId || null };
      const { url } = await create(page, idempotencyKey, origin ? from : null);
      made.current = url;
    },
  });
  const { groupId, parentId, originId, title } = form.fields;
  /** A title that nobody typed is the one of what was chosen. */
  const offered = useRef('');
  const choose = (chosen: ChosenOrigin | null) => {
    setFrom(chosen);
    form.set('originId', chosen?.id ?? '');
    if (!chosen) return;
    if (title === offered.current) form.set('title', chosen.title);
    offered.current = chosen.title;
  };
  const group = groups.find(({ groupForId }) => groupForId === groupId) ?? place.group;
  const openPage = () => void navigate(`/seite/${made.current}`, { state: { edits: true } });
  return (
    <FormDialog form={form} title={texts.title} submitLabel={texts.create} onClose={onClose} onDone={openPage}>
      <PageOrigins
        origin={origin}
        onOrigin={(next) => {
          setOrigin(next);
          choose(null);
        }}
        chosenId={originId}
        onChoose={choose}
        error={form.errors.originId}
      />
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

/** Only parts that take pages are offered; the server refuses a made-up one. */
const nowhere = { groupForType: 'user', groupForId: '' } as const;

/** Every page of the tree as an option, set in by its depth. */
function parents(pages: readonly NavigationEntry[], depth = 0): ReactNode[] {
  return pages.flatMap(({ id, name, pages: below }) => [
    <option key={id} value={id}>
      {'\u2003'.repeat(depth) + name}
    </option>,
    ...parents(below, depth + 1),
  ]);
}
