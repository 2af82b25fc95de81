import { Input } from '@fluentui/react-components';
import { ResetPicturePin } from '@pausenplatz/account/ui';
import { emailAddressMaximum, isEmailAddress, kernelTexts } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type ClassPupil, officeLimits, updatePupil } from '../../contract/index.ts';
import { readBirthYear } from '../../rules/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

const thisYear = new Date().getFullYear();
const fields = ['firstName', 'lastName', 'number', 'birthYear', 'email', 'externalId'] as const;
type Field = (typeof fields)[number];
type Words = Record<Field, string>;

function wordsOf(pupil: ClassPupil): Words {
  const { firstName, lastName, number, birthYear, email, externalId } = pupil;
  return {
    firstName,
    lastName,
    number: String(number),
    birthYear: String(birthYear ?? ''),
    email: email ?? '',
    externalId: externalId ?? '',
  };
}

/** Sentences at fields that cannot be saved so. */
function problemsOf(words: Words): Partial<Words> {
  const problems: Partial<Words> = {};
  if (words.firstName.trim() === '') problems.firstName = kernelTexts.fields.required;
  if (words.lastName.trim() === '') problems.lastName = kernelTexts.fields.required;
  if (!/^[1-9]\d{0,2}$/.test(words.number.trim())) problems.number = texts.numberWrong;
  if (words.birthYear.trim() !== '' && readBirthYear(words.birthYear, thisYear) === null) problems.birthYear = texts.birthYearWrong;
  if (words.email.trim() !== '' && !isEmailAddress(words.email.trim())) problems.email = kernelTexts.fields.emailWrong;
  return problems;
}

/** What the school keeps about one pupil; only what was changed is sent. */
export function EditPupilDialog({
  classId,
  pupil,
  onClose,
}: {
  readonly classId: string;
  readonly pupil: ClassPupil;
  readonly onClose: () => void;
}) {
  const update = useChange(updatePupil, classViews);
  const [words, setWords] = useState(() => wordsOf(pupil));
  const [problems, setProblems] = useState<Partial<Words>>({});
  const [saving, setSaving] = useState<Field>('firstName');
  const before = wordsOf(pupil);
  const isReady = () => {
    const found = problemsOf(words);
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  const save = async () => {
    const id = pupil.id;
    for (const field of fields) {
      const value = words[field].trim();
      if (value === before[field]) continue;
      setSaving(field);
      if (field === 'number') await update({ classId, id, field, value: Number(value) });
      else if (field === 'birthYear') await update({ classId, id, field, value: value === '' ? null : readBirthYear(value, thisYear) });
      else if (field === 'email' || field === 'externalId') await update({ classId, id, field, value: value === '' ? null : value });
      else await update({ classId, id, field, value });
    }
  };
  const field = (name: Field, label: string, maximum: number, type: 'text' | 'email' = 'text') => (
    <FormField label={label} error={problems[name]} required={name === 'firstName' || name === 'lastName'}>
      <Input type={type} value={words[name]} maxLength={maximum} onChange={(_event, { value }) => setWords({ ...words, [name]: value })} />
    </FormField>
  );
  return (
    <FormModal
      title={texts.editTitle}
      submitLabel={classesTexts.save}
      onClose={onClose}
      isReady={isReady}
      onSubmit={save}
      kept={fields
        .map((one) => words[one].trim())
        .filter((word) => word !== '')
        .join('\t')}
      onFields={({ value }) => setProblems(value === undefined ? {} : { [saving]: value })}
    >
      {field('firstName', texts.firstName, officeLimits.nameMaximum)}
      {field('lastName', texts.lastName, officeLimits.nameMaximum)}
      {field('number', texts.number, 3)}
      {field('birthYear', texts.birthYear, 10)}
      {field('email', texts.email, emailAddressMaximum, 'email')}
      {field('externalId', texts.externalId, officeLimits.externalIdMaximum)}
      <ResetPicturePin userId={pupil.id} name={pupil.firstName} />
    </FormModal>
  );
}
