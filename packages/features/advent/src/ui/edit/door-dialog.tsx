import { Button, Input, Select, Textarea } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { dayWithWeekday } from '@pausenplatz/kernel-format';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { adventLimits, type EditedDoor } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import type { CalendarChanges, EditedCalendar } from './changes.ts';
import { checkFields, contentOf, doorPaths, fieldsOf, fileOfContent } from './door-fields.ts';
import { type ChosenFile, DoorFormFields } from './door-form-fields.tsx';

const { door: texts } = editTexts;

interface DoorDialogProps {
  readonly edited: EditedCalendar;
  readonly door: EditedDoor;
  readonly changes: CalendarChanges;
  readonly onClose: () => void;
}

/** What is behind a door, its own day, whose it is, and a teacher's word about it. */
export function DoorDialog({ edited, door, changes, onClose }: DoorDialogProps) {
  const { number, label, pupilName } = door;
  const known = fileOfContent(door.content);
  const [file, setFile] = useState<ChosenFile | null>(known && { ...known.file, id: known.id });
  const form = useForm({
    name: `advent:${edited.calendar.id}:${number}`,
    initial: fieldsOf(door),
    check: checkFields,
    paths: doorPaths,
    send: async (fields) => {
      await changes.saveDoor(number, { content: contentOf(fields) });
      notify({ type: 'success', title: texts.saved });
    },
  });
  const title = pupilName === null ? fill(texts.title, { label }) : fill(texts.titleOf, { label, name: pupilName });
  return (
    <FormDialog form={form} title={title} submitLabel={texts.save} onClose={onClose}>
      {(close) => (
        <>
          <p>{fill(texts.opens, { day: dayWithWeekday(new Date(door.opensAt)) })}</p>
          <DoorFormFields label={label} form={form} file={file} onFile={setFile} />
          <FormField label={texts.day} help={texts.dayHelp}>
            <Input
              type="date"
              defaultValue={door.opensOn ?? ''}
              onBlur={({ target: { value } }) =>
                value !== (door.opensOn ?? '') && void changes.saveDoor(number, { opensOn: value === '' ? null : value })
              }
            />
          </FormField>
          {edited.schoolClassId !== null && (
            <FormField label={texts.pupil}>
              <Select
                value={door.pupilId ?? ''}
                onChange={(_event, { value }) => void changes.saveDoor(number, { pupilId: value === '' ? null : value })}
              >
                <option value="">{editTexts.doors.nobody}</option>
                {edited.pupils.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          {door.pupilId !== null && door.content !== null && <Judging door={door} changes={changes} onDone={() => close()} />}
          {door.content !== null && (
            <Button
              appearance="subtle"
              onClick={() =>
                void changes.saveDoor(number, { content: null }).then(() => {
                  notify({ type: 'info', title: fill(texts.cleared, { label }) });
                  close();
                })
              }
            >
              {texts.clear}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Releases a child's door, or gives it back with a word. */
function Judging({
  door: { number, label, note: before },
  changes,
  onDone,
}: {
  readonly door: EditedDoor;
  readonly changes: CalendarChanges;
  readonly onDone: () => void;
}) {
  const [note, setNote] = useState(before);
  const judge = async (isReleased: boolean) => {
    if ((await changes.judge(number, isReleased, note)) === null) return;
    notify({ type: 'success', title: fill(isReleased ? editTexts.doors.released : texts.returned, { label }) });
    onDone();
  };
  return (
    <>
      <FormField label={texts.note}>
        <Textarea value={note} rows={2} maxLength={adventLimits.noteMaximum} onChange={(_event, { value }) => setNote(value)} />
      </FormField>
      <div>
        <Button appearance="primary" onClick={() => void judge(true)}>
          {editTexts.doors.release}
        </Button>{' '}
        <Button onClick={() => void judge(false)}>{texts.back}</Button>
      </div>
    </>
  );
}
