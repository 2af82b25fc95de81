import { Input } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { type BoardCells, type BoardColumn, type BoardEntry, boardsLimits, type BoardSettings, placesCount } from '../../contract/index.ts';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import { entryTexts as texts } from '../../texts.ui.ts';
import type { BoardChanges } from '../data.ts';

type Fields = Readonly<Record<string, string>> & { readonly title: string };

/** Columns that are written; the others are marked in the list itself. */
const isWritten = ({ kind }: BoardColumn): boolean => kind !== 'tick' && kind !== 'vote';

const fieldOf = ({ id }: BoardColumn): string => `cell-${id}`;

interface EntryDialogProps {
  readonly blockId: string;
  readonly settings: BoardSettings;
  /** Null for a new one. */
  readonly entry: BoardEntry | null;
  /** Others see it once it is released. */
  readonly waits: boolean;
  readonly changes: Pick<BoardChanges, 'add' | 'update'>;
  readonly onClose: () => void;
}

/** Writes an entry. What was typed stays when the server refuses, and when the dialog is closed or the page loads again. */
export function EntryDialog({ blockId, settings, entry, waits, changes, onClose }: EntryDialogProps) {
  const columns = settings.columns.filter(isWritten);
  const before = (column: BoardColumn) => String(entry?.cells[column.id] ?? '').replace('.', column.kind === 'number' ? ',' : '.');
  const form = useForm<Fields>({
    name: `board:${blockId}:${entry?.id ?? 'new'}`,
    initial: { title: entry?.title ?? '', ...Object.fromEntries(columns.map((column) => [fieldOf(column), before(column)])) },
    check: (fields) => wrongFields(columns, fields),
    send: (fields, { idempotencyKey }) => {
      const words = { title: fields.title.trim(), cells: cellsOf(columns, fields) };
      return entry ? changes.update(entry, words) : changes.add(words, idempotencyKey);
    },
  });
  return (
    <FormDialog form={form} title={entry ? texts.edit : texts.add} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={settings.label || texts.title} maximum={boardsLimits.entryMaximum} required />
      {columns.map((column) => (
        <FormField
          key={column.id}
          label={column.name}
          error={form.errors[fieldOf(column)]}
          help={column.kind === 'places' ? texts.placesHelp : undefined}
        >
          <Input
            name={fieldOf(column)}
            value={form.fields[fieldOf(column)] ?? ''}
            maxLength={boardsLimits.cellMaximum}
            {...(column.kind === 'date' && { type: 'date' as const })}
            {...(column.kind === 'number' && { inputMode: 'decimal' as const })}
            {...(column.kind === 'places' && { inputMode: 'numeric' as const, placeholder: String(column.places) })}
            onChange={(_event, { value }) => form.type(fieldOf(column), value)}
          />
        </FormField>
      ))}
      {waits && <p>{texts.waits}</p>}
    </FormDialog>
  );
}

/** Numbers as people write them: with a comma or a point, and marks between thousands. */
const numberIn = (value: string): number =>
  Number(
    value
      .trim()
      .replaceAll(/['’\s]/g, '')
      .replace(',', '.'),
  );

function cellsOf(columns: readonly BoardColumn[], fields: Fields): BoardCells {
  return Object.fromEntries(
    columns.map((column) => {
      const value = (fields[fieldOf(column)] ?? '').trim();
      const isNumber = value !== '' && (column.kind === 'number' || column.kind === 'places');
      return [column.id, isNumber ? numberIn(value) : value];
    }),
  );
}

function wrongFields(columns: readonly BoardColumn[], fields: Fields): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (fields.title.trim() === '') wrong['title'] = kernelTexts.fields.required;
  for (const column of columns) {
    const value = (fields[fieldOf(column)] ?? '').trim();
    if (value === '') continue;
    if (column.kind === 'number' && !(Math.abs(numberIn(value)) <= boardsLimits.number)) wrong[fieldOf(column)] = texts.number;
    if (column.kind === 'places' && !placesCount.safeParse(numberIn(value)).success)
      wrong[fieldOf(column)] = fill(texts.places, { maximum: boardsLimits.places });
  }
  return wrong;
}
