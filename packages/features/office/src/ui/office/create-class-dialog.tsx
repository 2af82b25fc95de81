import { Input } from '@fluentui/react-components';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { FormField, notify } from '@pausenplatz/kernel-ui';
import { type ClassColor, schoolLimits } from '@pausenplatz/schools/contract';
import { useState } from 'react';
import { createSchoolClass, updateSchoolClass } from '../../contract/index.ts';
import { classesTexts as texts, classTexts } from '../../texts.screens.ts';
import { ColorField } from '../color-field.tsx';
import { classViews, useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

/** Asks for name and colour of a new class. */
export function CreateClassDialog({ schoolId, onClose }: { readonly schoolId: string; readonly onClose: () => void }) {
  const create = useChange(createSchoolClass, classViews);
  // One key per dialog: pressing twice on a slow line makes one class.
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ClassForm
      title={texts.create}
      first={{ name: '', color: 'teal' }}
      onClose={onClose}
      onSave={async ({ name, color }) => {
        await create({ schoolId, name, color }, { idempotencyKey: key });
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
  readonly onSave: (words: ClassWords) => Promise<void>;
}

function ClassForm({ title, first, onClose, onSave }: ClassFormProps) {
  const [name, setName] = useState(first.name);
  const [color, setColor] = useState(first.color);
  const [error, setError] = useState<string>();
  const isReady = () => {
    setError(name.trim() === '' ? kernelTexts.fields.required : undefined);
    return name.trim() !== '';
  };
  return (
    <FormModal
      title={title}
      submitLabel={texts.save}
      onClose={onClose}
      isReady={isReady}
      onSubmit={() => onSave({ name: name.trim(), color })}
      kept={name}
    >
      <FormField label={texts.name} help={texts.nameHelp} error={error} required>
        <Input value={name} maxLength={schoolLimits.classNameMaximum} onChange={(_event, { value }) => setName(value)} />
      </FormField>
      <ColorField value={color} onChange={setColor} />
    </FormModal>
  );
}
