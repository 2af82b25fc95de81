import { Select } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, ListState, notify, useForm } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { type ListedPerson, listPeople, restoreClassPupils, type SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts, peopleTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange, useOffice, useSchool } from '../data.ts';
import { withThoseBelow } from './schools-below.ts';

interface PlaceDialogProps {
  readonly school: SchoolBrief;
  readonly person: ListedPerson;
  readonly onClose: () => void;
}

/** Brings a pupil out of the trash, or from between two classes, into a class. */
export function PlaceDialog({ school, person, onClose }: PlaceDialogProps) {
  const restore = useChange(restoreClassPupils, [...classViews, listPeople]);
  const schools = withThoseBelow(school, useOffice().data?.schools ?? []).filter(({ classes }) => classes > 0);
  const form = useForm<{ readonly schoolId: string | null; readonly classId: string | null }>({
    initial: { schoolId: null, classId: null },
    check: (): { readonly classId: string | undefined } => ({ classId: chosen === null ? texts.chooseClass : undefined }),
    send: async () => {
      await restore({ classId: chosen ?? '', userIds: [person.id] });
      const target = query.data?.classes.find(({ id }) => id === chosen)?.name ?? '';
      notify({ type: 'success', title: fill(texts.placed, { name, target }) });
    },
  });
  const shown = schools.find(({ id }) => id === form.fields.schoolId) ?? schools[0] ?? school;
  const query = useSchool(shown.id);
  const chosen: string | null = form.fields.classId ?? query.data?.classes[0]?.id ?? null;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <FormDialog form={form} title={fill(texts.placeTitle, { name })} submitLabel={texts.place} onClose={onClose}>
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
