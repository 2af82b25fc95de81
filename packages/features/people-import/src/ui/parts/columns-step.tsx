import { Button, Checkbox, makeStyles, MessageBar, MessageBarBody, Select, Switch, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassBrief } from '@pausenplatz/office/contract';
import { cleanRows, type ColumnMapping, type ImportField, importFields, namesPeople } from '@pausenplatz/office/rules';
import { importTexts as texts } from '../../texts.ts';
import type { ImportQuestion } from '../screens/import-screen.tsx';
import { useListStyles } from '@pausenplatz/office/ui';
import type { ReadList } from '@pausenplatz/kernel-browser/lists';
import { guessColumns } from './guess-columns.ts';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& select': { minWidth: 0, width: '100%' },
    '& td, & th': { padding: '6px 10px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tbody tr': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  left: { color: tokens.colorNeutralForeground4 },
});

const shownRows = 5;
const thisYear = new Date().getFullYear();

/** What was set by hand; who comes back from the preview finds it again. */
export interface ColumnChoices {
  readonly heading: boolean;
  readonly mapping: ColumnMapping;
  readonly target: string;
  readonly createClasses: boolean;
  readonly archiveMissing: boolean;
}

interface ColumnsStepProps {
  readonly list: ReadList;
  readonly first: ColumnChoices | null;
  readonly classes: readonly ClassBrief[];
  readonly onBack: () => void;
  readonly onReady: (answers: Omit<ImportQuestion, 'schoolId'>, choices: ColumnChoices) => void;
}

/** What each column holds; guessed, and changed by hand where the guess was wrong. */
export function ColumnsStep({ list, first, classes, onBack, onReady }: ColumnsStepProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  const [choices, setChoices] = useState<ColumnChoices>(
    () => first ?? { ...guessColumns(list.cells, thisYear), target: '', createClasses: true, archiveMissing: false },
  );
  const change = (part: Partial<ColumnChoices>) => setChoices({ ...choices, ...part });
  const { heading, mapping, target, createClasses, archiveMissing } = choices;
  const body = heading ? list.cells.slice(1) : list.cells;
  const rows = cleanRows(body, mapping, { firstLine: heading ? 2 : 1, thisYear });
  const isReady = namesPeople(mapping) && rows.length > 0;
  const choose = (column: number, value: string) => {
    const field: ImportField | null = importFields.find((one) => one === value) ?? null;
    // A field belongs to one column: the newest choice has it.
    change({ mapping: mapping.map((old, at) => (at === column ? field : old === field ? null : old)) });
  };
  const ready = () => {
    const answers = { targetClassId: target === '' ? null : target, createClasses, archiveMissing };
    onReady({ rows: rows.map((row) => ({ ...row, problems: [...row.problems] })), ...answers }, choices);
  };
  const facts = [
    fill(texts.found, { rows: counted(texts.rows, rows.length), columns: counted(texts.columns, mapping.length) }),
    ...(list.encoding === null ? [] : [fill(texts.encoding, { encoding: list.encoding.toUpperCase() })]),
    ...(list.delimiter === null ? [] : [fill(texts.delimiter, { delimiter: texts.delimiters[list.delimiter] })]),
  ];
  return (
    <Card as="section" className={styles.form}>
      <p className={styles.note}>{facts.join(' · ')}</p>
      <Checkbox label={texts.heading} checked={heading} onChange={(_event, { checked }) => change({ heading: checked === true })} />
      <div className={styles.scroll}>
        <table className={styles.table} style={{ minWidth: `${mapping.length * 140}px` }}>
          <thead>
            <tr>
              {mapping.map((field, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name than their place
                <th key={column}>
                  <Select
                    aria-label={fill(texts.column, { number: column + 1 })}
                    value={field ?? ''}
                    onChange={(_event, { value }) => choose(column, value)}
                  >
                    <option value="">{texts.leaveOut}</option>
                    {importFields.map((one) => (
                      <option key={one} value={one}>
                        {texts.fields[one]}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.cells.slice(0, shownRows).map((cells, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines neither move nor change here
              <tr key={line}>
                {mapping.map((field, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns have no other name than their place
                  <td key={column} className={field === null || (heading && line === 0) ? styles.left : undefined}>
                    {cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!namesPeople(mapping) && (
        <MessageBar intent="warning">
          <MessageBarBody>{texts.namesMissing}</MessageBarBody>
        </MessageBar>
      )}
      <FormField label={texts.target}>
        <Select value={target} onChange={(_event, { value }) => change({ target: value })}>
          <option value="">{texts.noTarget}</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <Switch label={texts.createClasses} checked={createClasses} onChange={(_event, { checked }) => change({ createClasses: checked })} />
      <div>
        <Switch
          label={texts.archiveMissing}
          checked={archiveMissing}
          onChange={(_event, { checked }) => change({ archiveMissing: checked })}
        />
        <p className={styles.note}>{texts.archiveMissingHelp}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button appearance="primary" disabledFocusable={!isReady} onClick={() => isReady && ready()}>
          {texts.toPreview}
        </Button>
      </div>
    </Card>
  );
}
