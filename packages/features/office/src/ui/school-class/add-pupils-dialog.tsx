import { Textarea } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, notify, useDraft } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addClassPupils, officeLimits } from '../../contract/index.ts';
import { cleanRows, guessDelimiter, mappingFromCells } from '../../rules/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { counted } from '../counted.ts';
import { classViews, useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

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
  const [key] = useState(() => crypto.randomUUID());
  const draft = useDraft(`add-pupils:${classId}`);
  const [error, setError] = useState<string>();
  const rows = readNames(draft.text);
  const isReady = () => {
    const unclear = rows.find(({ problems }) => problems.length > 0);
    const said =
      rows.length === 0
        ? texts.addNothing
        : unclear
          ? fill(texts.addUnclear, { line: unclear.line })
          : rows.length > officeLimits.pupilsAtOnce
            ? fill(texts.addTooMany, { maximum: officeLimits.pupilsAtOnce })
            : undefined;
    setError(said);
    return said === undefined;
  };
  const submit = async () => {
    const pupils = rows.map(({ firstName, lastName, email, birthYear, number }) => ({
      firstName,
      lastName,
      email,
      birthYear,
      number: number === 0 ? null : number,
    }));
    await add({ classId, pupils }, { idempotencyKey: key });
    draft.clear();
    notify({ type: 'success', title: counted(texts.added, pupils.length) });
  };
  return (
    <FormModal title={texts.addTitle} submitLabel={texts.add} onClose={onClose} isReady={isReady} onSubmit={submit} kept={draft.text}>
      <FormField
        label={texts.addField}
        help={rows.length > 0 ? counted(texts.addPreview, rows.length) : texts.addHelp}
        error={error}
        required
      >
        <Textarea
          value={draft.text}
          rows={10}
          resize="vertical"
          onChange={(_event, { value }) => {
            draft.setText(value);
            setError(undefined);
          }}
        />
      </FormField>
    </FormModal>
  );
}
