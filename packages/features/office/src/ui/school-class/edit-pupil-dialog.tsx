import { RefusedError } from '@pausenplatz/kernel-browser';
import { ResetPicturePin } from '@pausenplatz/qr-cards/ui';
import { emailAddressMaximum, isEmailAddress, kernelTexts } from '@pausenplatz/kernel-contract';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { type ClassPupil, officeLimits, updatePupil } from '../../contract/index.ts';
import { readBirthYear } from '../../rules/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';

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
  const before = wordsOf(pupil);
  const saving = useRef<Field>('firstName');
  const save = async (words: Words) => {
    const id = pupil.id;
    for (const field of fields) {
      const value = words[field].trim();
      if (value === before[field]) continue;
      saving.current = field;
      if (field === 'number') await update({ classId, id, field, value: Number(value) });
      else if (field === 'birthYear') await update({ classId, id, field, value: value === '' ? null : readBirthYear(value, thisYear) });
      else if (field === 'email' || field === 'externalId') await update({ classId, id, field, value: value === '' ? null : value });
      else await update({ classId, id, field, value });
    }
  };
  const form = useForm({
    initial: before,
    check: problemsOf,
    send: (words) =>
      save(words).catch((error: unknown) => {
        throw atField(error, saving.current);
      }),
  });
  return (
    <FormDialog form={form} title={texts.editTitle} submitLabel={classesTexts.save} onClose={onClose}>
      <TextField form={form} name="firstName" label={texts.firstName} maximum={officeLimits.nameMaximum} required />
      <TextField form={form} name="lastName" label={texts.lastName} maximum={officeLimits.nameMaximum} required />
      <TextField form={form} name="number" label={texts.number} maximum={3} />
      <TextField form={form} name="birthYear" label={texts.birthYear} maximum={10} />
      <TextField form={form} name="email" type="email" label={texts.email} maximum={emailAddressMaximum} />
      <TextField form={form} name="externalId" label={texts.externalId} maximum={officeLimits.externalIdMaximum} />
      <ResetPicturePin userId={pupil.id} name={pupil.firstName} />
    </FormDialog>
  );
}

/** Each field is a call of its own, in which it is called `value`. */
function atField(error: unknown, field: Field): unknown {
  const sentence = error instanceof RefusedError ? error.body.fields?.['value'] : undefined;
  if (!(error instanceof RefusedError) || sentence === undefined) return error;
  return new RefusedError(error.status, { ...error.body, fields: { [field]: sentence } });
}
