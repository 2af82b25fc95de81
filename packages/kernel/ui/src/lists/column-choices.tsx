import { Checkbox, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { listTexts as texts } from '../texts.lists.ts';
import type { usePastedList } from './use-pasted-list.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  columns: { display: 'grid', gap: '8px 12px', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', alignItems: 'end' },
  // Fluent wants more room for a choice than a column has.
  choice: { minWidth: 0 },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

interface ColumnChoicesProps<Name extends string> {
  readonly list: ReturnType<typeof usePastedList<Name>>;
  /** What each field is called, in the order of the choices. */
  readonly names: Readonly<Record<Name, string>>;
}

/** What the columns of a pasted list hold, to be said otherwise where the guess was wrong. */
export function ColumnChoices<Name extends string>({ list, names }: ColumnChoicesProps<Name>) {
  const styles = useStyles();
  const { cells, columns, hasHeading } = list;
  // The keys of a record are its names.
  const all = Object.keys(names) as Name[];
  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>{texts.columns}</h3>
      <Checkbox label={texts.heading} checked={hasHeading} onChange={(_event, { checked }) => list.setHeading(checked === true)} />
      <div className={styles.columns}>
        {columns.map((field, at) => {
          const name = hasHeading ? (cells[0]?.[at] ?? '').trim() : '';
          const label = name === '' ? fill(texts.column, { nr: at + 1 }) : fill(texts.columnNamed, { nr: at + 1, name });
          return (
            // Columns have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Field key={at} label={label}>
              <Select
                className={styles.choice}
                select={{ className: styles.choice }}
                value={field ?? 'none'}
                onChange={(_event, { value }) => list.setColumn(at, all.find((one) => one === value) ?? null)}
              >
                <option value="none">{texts.none}</option>
                {all.map((one) => (
                  <option key={one} value={one}>
                    {names[one]}
                  </option>
                ))}
              </Select>
            </Field>
          );
        })}
      </div>
    </div>
  );
}
