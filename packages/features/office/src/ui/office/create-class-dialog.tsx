import { Checkbox } from '@fluentui/react-components';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { useCurrentUser, useSessionStore } from '@pausenplatz/kernel-host';
import { FormDialog, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type ClassColor, schoolLimits } from '@pausenplatz/schools/contract';
import { useNavigate } from 'react-router-dom';
import { createSchoolClass, type SchoolBrief, updateSchoolClass } from '../../contract/index.ts';
import { classesTexts as texts, classTexts } from '../../texts.screens.ts';
import { ColorField } from '../color-field.tsx';
import { classViews, useChange } from '../data.ts';

interface CreateClassDialogProps {
  readonly school: Pick<SchoolBrief, 'id' | 'administers'>;
  /** Somebody is led to the own first class, and goes on from the home screen. */
  readonly isLed: boolean;
  readonly onClose: () => void;
}

/** Asks for name and colour of a new class. */
export function CreateClassDialog({ school, isLed, onClose }: CreateClassDialogProps) {
  const create = useChange(createSchoolClass, classViews);
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  return (
    <ClassForm
      title={texts.create}
      first={{ name: '', color: 'teal', teaches: isLed }}
      // An office makes classes for others; who also teaches may make one for themselves.
      asksWhoTeaches={isTeacher && school.administers}
      onClose={onClose}
      onSave={async ({ name, color, teaches }, sending) => {
        await create({ schoolId: school.id, name, color, teaches: isTeacher && teaches }, sending);
        notify({ type: 'success', title: fill(texts.made, { name }) });
        // The own classes stand in the bar of every screen.
        await sessions.check();
      }}
      {...(isLed && { onDone: () => void navigate('/') })}
    />
  );
}

interface ClassWords {
  readonly name: string;
  readonly color: ClassColor;
}

interface NewClass extends ClassWords {
  readonly teaches: boolean;
}

/** Changes name and colour of a class. */
export function EditClassDialog({ id, first, onClose }: { readonly id: string; readonly first: ClassWords; readonly onClose: () => void }) {
  const update = useChange(updateSchoolClass, classViews);
  const save = async ({ name, color }: ClassWords) => {
    if (name !== first.name) await update({ id, field: 'name', value: name });
    if (color !== first.color) await update({ id, field: 'color', value: color });
  };
  return <ClassForm title={classTexts.edit} first={{ ...first, teaches: false }} onClose={onClose} onSave={save} />;
}

interface ClassFormProps {
  readonly title: string;
  readonly first: NewClass;
  readonly asksWhoTeaches?: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
  readonly onSave: (words: NewClass, sending: { readonly idempotencyKey: string }) => Promise<void>;
}

function ClassForm({ title, first, asksWhoTeaches = false, onClose, onDone, onSave }: ClassFormProps) {
  const form = useForm({
    initial: first,
    check: ({ name }) => ({ name: name.trim() === '' ? kernelTexts.fields.required : undefined }),
    send: ({ name, color, teaches }, sending) => onSave({ name: name.trim(), color, teaches }, sending),
    // A change of one field calls it `value`.
    paths: { value: 'name' },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={texts.save} onClose={onClose} {...(onDone && { onDone })}>
      <TextField form={form} name="name" label={texts.name} help={texts.nameHelp} maximum={schoolLimits.classNameMaximum} required />
      <ColorField value={form.fields.color} onChange={(color) => form.set('color', color)} />
      {asksWhoTeaches && (
        <Checkbox
          label={texts.teaches}
          checked={form.fields.teaches}
          onChange={(_event, { checked }) => form.set('teaches', checked === true)}
        />
      )}
    </FormDialog>
  );
}
