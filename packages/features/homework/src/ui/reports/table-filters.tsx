import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { type FeedbackType, feedbackTypes, type ReportRow } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { dialogTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', maxWidth: '640px' },
  field: { minWidth: 0, width: '100%' },
});

/** What of the table is looked at; nothing chosen means all. */
interface TableFilter {
  readonly pupils: readonly string[];
  readonly types: readonly string[];
}

export const wholeTable: TableFilter = { pupils: [], types: [] };

export function shownTypes({ types }: TableFilter): readonly FeedbackType[] {
  return types.length === 0 ? feedbackTypes : feedbackTypes.filter((type) => types.includes(type));
}

export function shownRows(rows: readonly ReportRow[], { pupils }: TableFilter): readonly ReportRow[] {
  const found = rows.filter(({ pupil }) => pupils.includes(pupil.id));
  return found.length === 0 ? rows : found;
}

const { filter: texts } = reportTexts;
const words = dialogTexts.feedback.types;

interface TableFiltersProps {
  readonly rows: readonly ReportRow[];
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

/** Pupils and types of feedback that the table shows. */
export function TableFilters({ rows, filter, onChange }: TableFiltersProps) {
  const styles = useStyles();
  const nameOf = ({ pupil }: ReportRow) => `${pupil.firstName} ${pupil.lastName}`;
  return (
    <div className={styles.pair}>
      <FormField label={texts.pupils}>
        <Dropdown
          className={styles.field}
          multiselect
          value={filter.pupils.length === 0 ? texts.allPupils : shownRows(rows, filter).map(nameOf).join(', ')}
          selectedOptions={[...filter.pupils]}
          onOptionSelect={(_event, { selectedOptions }) => onChange({ ...filter, pupils: selectedOptions })}
        >
          {rows.map((row) => (
            <Option key={row.pupil.id} value={row.pupil.id}>
              {nameOf(row)}
            </Option>
          ))}
        </Dropdown>
      </FormField>
      <FormField label={reportTexts.types}>
        <Dropdown
          className={styles.field}
          multiselect
          value={
            filter.types.length === 0
              ? texts.allTypes
              : shownTypes(filter)
                  .map((type) => words[type])
                  .join(', ')
          }
          selectedOptions={[...filter.types]}
          onOptionSelect={(_event, { selectedOptions }) => onChange({ ...filter, types: selectedOptions })}
        >
          {feedbackTypes.map((type) => (
            <Option key={type} value={type}>
              {words[type]}
            </Option>
          ))}
        </Dropdown>
      </FormField>
    </div>
  );
}
