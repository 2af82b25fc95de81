import {
  Button,
  Checkbox,
  Input,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, EditedRows, FormField } from '@pausenplatz/kernel-ui';
import { type BoardColumn, boardsLimits, type ColumnKind, columnKinds } from '../../contract/index.ts';
import { listEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  rows: { width: '100%' },
  fields: { gap: '8px', justifyItems: 'start' },
  name: { width: '100%' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface ColumnRowsProps {
  readonly columns: readonly BoardColumn[];
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onChange: (columns: BoardColumn[]) => void;
}

/** The columns of a list: their order, their names, what is special about each, one more. */
export function ColumnRows({ columns, fieldErrors, onChange }: ColumnRowsProps) {
  const styles = useStyles();
  const nameOf = ({ name }: BoardColumn) => name || texts.unnamed;
  return (
    <section className={styles.frame} aria-label={texts.columns}>
      <strong>{texts.columns}</strong>
      {columns.length === 0 && <p className={styles.quiet}>{texts.noColumns}</p>}
      <div className={styles.rows}>
        <EditedRows
          items={columns}
          label={texts.columns}
          path="columns"
          fieldErrors={fieldErrors}
          fieldsClassName={styles.fields}
          nameOf={nameOf}
          removeLabel={(column) => fill(texts.removeColumn, { name: nameOf(column) })}
          onChange={onChange}
          renderFields={(column, change, errorAt) => (
            <>
              <Chip>{texts.kinds[column.kind]}</Chip>
              <FormField className={styles.name} label={texts.columnName} error={errorAt('name')}>
                <Input
                  value={column.name}
                  maxLength={boardsLimits.columnNameMaximum}
                  onChange={(_event, { value }) => change({ ...column, name: value })}
                />
              </FormField>
              <Special column={column} onChange={change} />
            </>
          )}
        />
      </div>
      {columns.length > 0 && <p className={styles.quiet}>{texts.removedHelp}</p>}
      {columns.length < boardsLimits.columns && <AddColumn onAdd={(column) => onChange([...columns, column])} />}
    </section>
  );
}

function Special({ column, onChange }: { readonly column: BoardColumn; readonly onChange: (column: BoardColumn) => void }) {
  switch (column.kind) {
    case 'number':
      return (
        <Checkbox
          label={texts.sum}
          checked={column.sum}
          onChange={(_event, { checked }) => onChange({ ...column, sum: checked === true })}
        />
      );
    case 'vote':
      return (
        <Checkbox
          label={texts.several}
          checked={column.several}
          onChange={(_event, { checked }) => onChange({ ...column, several: checked === true })}
        />
      );
    case 'places':
      return (
        <FormField label={texts.places}>
          <Input
            type="number"
            min={1}
            max={boardsLimits.places}
            value={String(column.places)}
            onChange={(_event, { value }) => {
              const places = Math.round(Number(value));
              if (places >= 1 && places <= boardsLimits.places) onChange({ ...column, places });
            }}
          />
        </FormField>
      );
    case 'text':
    case 'date':
    case 'tick':
      return null;
  }
}

function AddColumn({ onAdd }: { readonly onAdd: (column: BoardColumn) => void }) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<Add20Regular />}>{texts.addColumn}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columnKinds.map((kind) => (
            <MenuItem key={kind} onClick={() => onAdd(newColumn(kind))}>
              {texts.kinds[kind]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function newColumn(kind: ColumnKind): BoardColumn {
  const base = { id: crypto.randomUUID().slice(0, 8), name: texts.kinds[kind] };
  switch (kind) {
    case 'number':
      return { ...base, kind, sum: true };
    case 'vote':
      return { ...base, kind, several: false };
    case 'places':
      return { ...base, kind, places: 1 };
    case 'text':
    case 'date':
    case 'tick':
      return { ...base, kind };
  }
}
