import { Select } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, ListState, notify, useForm } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { type ListedPerson, listPeople, placePeople, type SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts, peopleTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange, useOffice, useSchool } from '../data.ts';
import { withThoseBelow } from './schools-below.ts';

interface PlaceDialogProps {
  readonly school: SchoolBrief;
  readonly people: readonly ListedPerson[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Brings pupils into a class: out of another one, out of the trash, or from between two classes. */
export function PlaceDialog({ school, people, onClose, onDone }: PlaceDialogProps) {
  const place = useChange(placePeople, [...classViews, listPeople]);
  const schools = withThoseBelow(school, useOffice().data?.schools ?? []).filter(({ classes }) => classes > 0);
  const form = useForm<{ readonly schoolId: string | null; readonly classId: string | null }>({
    initial: { schoolId: null, classId: null },
    check: (): { readonly classId: string | undefined } => ({ classId: chosen === null ? texts.chooseClass : undefined }),
    send: async () => {
      await place({ schoolId: school.id, classId: chosen ?? '', userIds: people.map(({ id }) => id) });
      const target = query.data?.classes.find(({ id }) => id === chosen)?.name ?? '';
      notify({ type: 'success', title: counted(texts.placed, people.length, { name, target }) });
    },
  });
  const shown = schools.find(({ id }) => id === form.fields.schoolId) ?? schools[0] ?? school;
  const query = useSchool(shown.id);
  const chosen: string | null = form.fields.classId ?? query.data?.classes[0]?.id ?? null;
  const name = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)[0] ?? '';
  return (
    <FormDialog
      form={form}
      title={counted(texts.placeTitle, people.length, { name })}
      submitLabel={texts.place}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      {schools.length > 1 && (
        <FormField label={officeScreenTexts.school}>
          <Select
            value={shown.id}
            onChange={(_event, { value }) => {
              form.set('schoolId', value);
              form.set('classId', null);
            }}
          >
            {schools.map(({ id, name: schoolName }) => (
              <option key={id} value={id}>
                {schoolName}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <ListState query={query} isEmpty={({ classes }) => classes.length === 0} empty={<p>{texts.noTarget}</p>}>
        {({ classes }) => <ClassPicker classes={classes} value={chosen} onChange={(id) => form.set('classId', id)} />}
      </ListState>
    </FormDialog>
  );
}
