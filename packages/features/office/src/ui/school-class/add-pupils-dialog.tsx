import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { addClassPupils, officeLimits } from '../../contract/index.ts';
import { guessDelimiter } from '@pausenplatz/kernel-format/guess-delimiter';
import { cleanRows, mappingFromCells } from '../../rules/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';

const thisYear = new Date().getFullYear();

/** Names as people paste them: one person a line, in one column or in several. */
function readNames(text: string) {
  const lines = text.split(/\r\n|\r|\n/);
  const delimiter = text.includes('\t') || text.includes(';') ? guessDelimiter(text) : null;
  const cells = lines.map((line) => (delimiter === null ? [line] : line.split(delimiter)));
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const mapping = delimiter === null ? (['fullName'] as const) : mappingFromCells(filled, thisYear);
  return cleanRows(cells, mapping, { firstLine: 1, thisYear });
}

/** New pupils by their names; accounts, user names and first passwords are made by the server. */
export function AddPupilsDialog({ classId, onClose }: { readonly classId: string; readonly onClose: () => void }) {
  const add = useChange(addClassPupils, classViews);
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
    </FormDialog>
  );
}

/** Why these rows cannot be added yet; nothing where they can. */
function unclearIn(rows: ReturnType<typeof readNames>): string | undefined {
  if (rows.length === 0) return texts.addNothing;
  const unclear = rows.find(({ problems }) => problems.length > 0);
  if (unclear) return fill(texts.addUnclear, { line: unclear.line });
  return rows.length > officeLimits.pupilsAtOnce ? fill(texts.addTooMany, { maximum: officeLimits.pupilsAtOnce }) : undefined;
}
