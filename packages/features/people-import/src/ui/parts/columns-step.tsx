import { Button, Checkbox, makeStyles, MessageBar, MessageBarBody, Select, Switch, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassBrief } from '@pausenplatz/office/contract';
import {
  cleanRows,
  type ColumnMapping,
  guessColumns,
  type ImportField,
  importFields,
  isOtherNames,
  namesPeople,
  swappedNames,
} from '@pausenplatz/office/rules';
import { importTexts as texts } from '../../texts.ts';
import type { ImportQuestion, Source } from '../screens/import-screen.tsx';
import { NamesExample, useListStyles } from '@pausenplatz/office/ui';
import { factsOf } from './facts-of.ts';
import { ReadingChoices } from './reading-choices.tsx';

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
  /** Lines above the list. */
  readonly above: number;
  readonly mapping: ColumnMapping;
  readonly target: string;
  readonly createClasses: boolean;
  readonly archiveMissing: boolean;
}

interface ColumnsStepProps {
  readonly source: Source;
  readonly first: ColumnChoices | null;
  readonly classes: readonly ClassBrief[];
  readonly onBack: () => void;
  /** It was read in another way. */
  readonly onRead: (source: Source) => void;
  readonly onReady: (answers: Omit<ImportQuestion, 'schoolId'>, choices: ColumnChoices) => void;
}

/** What each column holds; guessed, and changed by hand where the guess was wrong. */
export function ColumnsStep({ source, first, classes, onBack, onRead, onReady }: ColumnsStepProps) {
  const { list } = source;
  const styles = { ...useListStyles(), ...useStyles() };
  const [choices, setChoices] = useState<ColumnChoices>(
    () => first ?? { ...guessColumns(list.cells, thisYear), target: '', createClasses: true, archiveMissing: false },
  );
  const change = (part: Partial<ColumnChoices>) => setChoices({ ...choices, ...part });
  const { heading, above, mapping, target, createClasses, archiveMissing } = choices;
  const firstLine = heading ? above + 1 : above;
  const rowsBy = (columns: ColumnMapping) => cleanRows(list.cells.slice(firstLine), columns, { firstLine: firstLine + 1, thisYear });
  const rows = rowsBy(mapping);
  const swapped = swappedNames(mapping);
  const mayBeSwapped = namesPeople(mapping) && isOtherNames(rows, rowsBy(swapped));
  const isReady = namesPeople(mapping) && rows.length > 0 && !list.isGuess;
  const choose = (column: number, value: string) => {
    const field: ImportField | null = importFields.find((one) => one === value) ?? null;
    // A field belongs to one column: the newest choice has it.
    change({ mapping: mapping.map((old, at) => (at === column ? field : old === field ? null : old)) });
  };
  const ready = () => {
    const answers = { targetClassId: target === '' ? null : target, createClasses, archiveMissing };
    onReady({ rows: rows.map((row) => ({ ...row, problems: [...row.problems] })), ...answers }, choices);
  };
  return (
    <Card as="section" className={styles.form}>
      <p className={styles.note}>{factsOf(list, { above, rows: rows.length, columns: mapping.length })}</p>
      <ReadingChoices source={source} onRead={onRead} />
      <Checkbox
        label={texts.heading}
        checked={heading}
        onChange={(_event, { checked }) => change(guessColumns(list.cells, thisYear, checked === true))}
      />
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
            {list.cells.slice(above, above + shownRows).map((cells, line) => (
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
      {namesPeople(mapping) && <NamesExample people={rows} onSwap={mayBeSwapped ? () => change({ mapping: swapped }) : null} />}
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
