import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { addClassPupils, officeLimits } from '../../contract/index.ts';
import { useState } from 'react';
import { type ImportRow, isOtherNames, pastedNames } from '../../rules/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { NamesExample } from '../names-example.tsx';

const thisYear = new Date().getFullYear();

/** New pupils by their names; accounts, user names and first passwords are made by the server. */
export function AddPupilsDialog({ classId, onClose }: { readonly classId: string; readonly onClose: () => void }) {
  const add = useChange(addClassPupils, classViews);
  const [isSwapped, setSwapped] = useState(false);
  const readNames = (names: string) => pastedNames(names, thisYear, isSwapped);
  const form = useForm({
    name: `add-pupils:${classId}`,
    initial: { names: '' },
    check: ({ names }) => ({ names: unclearIn(readNames(names)) }),
    send: async ({ names }, sending) => {
      const pupils = readNames(names).map(({ firstName, lastName, email, birthYear, number }) => ({
        firstName,
        lastName,
        email,
        birthYear,
        number: number === 0 ? null : number,
      }));
      await add({ classId, pupils }, sending);
      notify({ type: 'success', title: counted(texts.added, pupils.length) });
    },
  });
  const rows = readNames(form.fields.names);
  return (
    <FormDialog form={form} title={texts.addTitle} submitLabel={texts.add} onClose={onClose}>
      <TextAreaField
        form={form}
        name="names"
        label={texts.addField}
        help={rows.length > 0 ? counted(texts.addPreview, rows.length) : texts.addHelp}
        rows={10}
        required
      />
      <NamesExample
        people={rows}
        onSwap={isOtherNames(rows, pastedNames(form.fields.names, thisYear, !isSwapped)) ? () => setSwapped(!isSwapped) : null}
      />
    </FormDialog>
  );
}

/** Why these rows cannot be added yet; nothing where they can. */
function unclearIn(rows: readonly ImportRow[]): string | undefined {
  if (rows.length === 0) return texts.addNothing;
  const unclear = rows.find(({ problems }) => problems.length > 0);
  if (unclear) return fill(unclear.problems.includes('nameMissing') ? texts.addUnclear : texts.addUnreadable, { line: unclear.line });
  return rows.length > officeLimits.pupilsAtOnce ? fill(texts.addTooMany, { maximum: officeLimits.pupilsAtOnce }) : undefined;
}
