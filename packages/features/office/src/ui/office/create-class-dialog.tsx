import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type ClassColor, schoolLimits } from '@pausenplatz/schools/contract';
import { createSchoolClass, updateSchoolClass } from '../../contract/index.ts';
import { classesTexts as texts, classTexts } from '../../texts.screens.ts';
import { ColorField } from '../color-field.tsx';
import { classViews, useChange } from '../data.ts';

/** Asks for name and colour of a new class. */
export function CreateClassDialog({ schoolId, onClose }: { readonly schoolId: string; readonly onClose: () => void }) {
  const create = useChange(createSchoolClass, classViews);
  return (
    <ClassForm
      title={texts.create}
      first={{ name: '', color: 'teal' }}
      onClose={onClose}
      onSave={async ({ name, color }, sending) => {
        await create({ schoolId, name, color }, sending);
        notify({ type: 'success', title: fill(texts.made, { name }) });
      }}
    />
  );
}

interface ClassWords {
  readonly name: string;
  readonly color: ClassColor;
}

/** Changes name and colour of a class. */
export function EditClassDialog({ id, first, onClose }: { readonly id: string; readonly first: ClassWords; readonly onClose: () => void }) {
  const update = useChange(updateSchoolClass, classViews);
  const save = async ({ name, color }: ClassWords) => {
    if (name !== first.name) await update({ id, field: 'name', value: name });
    if (color !== first.color) await update({ id, field: 'color', value: color });
  };
  return <ClassForm title={classTexts.edit} first={first} onClose={onClose} onSave={save} />;
}

interface ClassFormProps {
  readonly title: string;
  readonly first: ClassWords;
  readonly onClose: () => void;
  readonly onSave: (words: ClassWords, sending: { readonly idempotencyKey: string }) => Promise<void>;
}

function ClassForm({ title, first, onClose, onSave }: ClassFormProps) {
  const form = useForm({
    initial: first,
    check: ({ name }) => ({ name: name.trim() === '' ? kernelTexts.fields.required : undefined }),
    send: ({ name, color }, sending) => onSave({ name: name.trim(), color }, sending),
    // A change of one field calls it `value`.
    paths: { value: 'name' },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="name" label={texts.name} help={texts.nameHelp} maximum={schoolLimits.classNameMaximum} required />
      <ColorField value={form.fields.color} onChange={(color) => form.set('color', color)} />
    </FormDialog>
  );
}
