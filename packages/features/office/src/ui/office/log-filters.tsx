import { Button, Input, makeStyles, Select } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { logSorts, officeLimits, type SchoolBrief } from '../../contract/index.ts';
import { officeTexts } from '../../texts.ts';
import { logTexts as texts } from '../../texts.log.ts';
import { useSchoolAdmin } from '../data.ts';

/** Somebody or a class that the entries shall be about. */
export interface Only {
  readonly kind: 'person' | 'class';
  readonly id: string;
  readonly name: string;
}

export interface LogChoice {
  readonly search: string;
  readonly sort: (typeof logSorts)[number] | null;
  readonly only: Only | null;
  /** Calendar days; empty for none. */
  readonly from: string;
  readonly until: string;
}

export const noChoice: LogChoice = { search: '', sort: null, only: null, from: '', until: '' };

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '& .fui-Input, & .fui-Select, & select, & input': { width: '100%', minWidth: 0 },
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  search: { gridColumnEnd: 'span 2' },
});

interface LogFiltersProps {
  readonly school: SchoolBrief;
  readonly choice: LogChoice;
  readonly onChange: (choice: LogChoice) => void;
}

/** Asks the log for less: by words, by what it is about, by class and person, by days. */
export function LogFilters({ school, choice, onChange }: LogFiltersProps) {
  const styles = useStyles();
  const classes = useSchoolAdmin(school.id).data?.classes ?? [];
  const { only, from, until } = choice;
  const isBackwards = from !== '' && until !== '' && until < from;
  const set = (part: Partial<LogChoice>) => onChange({ ...choice, ...part });
  const chooseClass = (id: string) => {
    const found = classes.find((one) => one.id === id);
    set({ only: found ? { kind: 'class', id, name: found.name } : null });
  };
  return (
    <>
      <div className={styles.fields} role="search">
        <FormField label={texts.search} help={texts.searchHelp} className={styles.search}>
          <Input
            type="search"
            value={choice.search}
            contentBefore={<Search24Regular />}
            maxLength={officeLimits.nameMaximum}
            onChange={(_event, { value }) => set({ search: value })}
          />
        </FormField>
        <FormField label={texts.sort}>
          <Select value={choice.sort ?? ''} onChange={(_event, { value }) => set({ sort: logSorts.find((one) => one === value) ?? null })}>
            <option value="">{texts.sorts.all}</option>
            {logSorts.map((one) => (
              <option key={one} value={one}>
                {texts.sorts[one]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={texts.schoolClass}>
          <Select value={only?.kind === 'class' ? only.id : ''} onChange={(_event, { value }) => chooseClass(value)}>
            <option value="">{texts.allClasses}</option>
            {only?.kind === 'class' && !classes.some(({ id }) => id === only.id) && <option value={only.id}>{only.name}</option>}
            {classes.map(({ id, name, schoolId, schoolName }) => (
              <option key={id} value={id}>
                {schoolId === school.id ? name : `${name} · ${schoolName}`}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={texts.from} error={isBackwards ? officeTexts.refusals.LOG_DAYS.body : undefined}>
          <Input type="date" value={from} onChange={(_event, { value }) => set({ from: value })} />
        </FormField>
        <FormField label={texts.until}>
          <Input type="date" value={until} onChange={(_event, { value }) => set({ until: value })} />
        </FormField>
      </div>
      {only?.kind === 'person' && (
        <div>
          <Button
            shape="circular"
            icon={<Dismiss16Regular />}
            iconPosition="after"
            aria-label={fill(texts.clearOnly, { name: only.name })}
            onClick={() => set({ only: null })}
          >
            {fill(texts.only, { name: only.name })}
          </Button>
        </div>
      )}
    </>
  );
}
