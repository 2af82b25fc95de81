import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, Input, Select } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { FormField, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NavigationEntry, type NavigationGroup, pageLimits } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { EditorFields } from '../blocks/editor-fields.tsx';
import { useCreatePage } from '../navigation-data.ts';
import { Modal } from '@pausenplatz/kernel-ui';

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
  // One key per dialog: pressing twice on a slow line makes one page.
  const [key] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [groupId, setGroupId] = useState(place.group.groupForId);
  const [parentId, setParentId] = useState(place.parentId ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const group = groups.find(({ groupForId }) => groupForId === groupId) ?? place.group;
  const submit = (event: FormEvent, close: (andThen: () => void) => void) => {
    event.preventDefault();
    if (title.trim() === '') return setError(kernelTexts.fields.required);
    setBusy(true);
    const { groupForType, groupForId } = group;
    create({ title: title.trim(), groupForType, groupForId, parentId: parentId || null }, key).then(
      ({ url }) => close(() => void navigate(`/seite/${url}`, { state: { edits: true } })),
      (refused: unknown) => {
        setBusy(false);
        const sentence = refused instanceof RefusedError ? refused.body.fields?.['title'] : undefined;
        if (sentence === undefined) notifyRefusal(refused);
        setError(sentence);
      },
    );
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form onSubmit={(event) => submit(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{texts.title}</DialogTitle>
              <DialogContent>
                <EditorFields>
                  <FormField label={texts.name} help={texts.nameHelp} error={error} required>
                    <Input
                      value={title}
                      maxLength={pageLimits.titleMaximum}
                      onChange={(_event, { value }) => {
                        setTitle(value);
                        setError(undefined);
                      }}
                    />
                  </FormField>
                  <FormField label={texts.group}>
                    <Select
                      value={groupId}
                      onChange={(_event, { value }) => {
                        setGroupId(value);
                        setParentId('');
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
                    <Select value={parentId} onChange={(_event, { value }) => setParentId(value)}>
                      <option value="">{texts.noParent}</option>
                      {parents(group.pages)}
                    </Select>
                  </FormField>
                </EditorFields>
              </DialogContent>
              <DialogActions>
                <Button onClick={() => close()}>{texts.cancel}</Button>
                <Button appearance="primary" type="submit" disabledFocusable={isBusy}>
                  {texts.create}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      )}
    </Modal>
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
