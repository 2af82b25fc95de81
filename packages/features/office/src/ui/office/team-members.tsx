import { Checkbox, makeStyles, Select, tokens } from '@fluentui/react-components';
import { PersonPicker } from '@pausenplatz/account/ui';
import { FormField, ListState } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { useState } from 'react';
import type { PersonBrief, SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts, teamTexts as texts } from '../../texts.screens.ts';
import { useOffice, useSchool } from '../data.ts';
import { withThoseBelow } from './schools-below.ts';

const useStyles = makeStyles({
  frame: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  legend: { fontWeight: tokens.fontWeightSemibold, padding: 0, marginBottom: '4px' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

type Chosen = ReadonlySet<string>;

interface TeacherChoiceProps {
  readonly teachers: readonly PersonBrief[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Several teachers out of those of the school, by check boxes. */
export function TeacherChoice({ teachers, chosen, onChange }: TeacherChoiceProps) {
  const styles = useStyles();
  const toggle = (id: string, isIn: boolean) => {
    const others = [...chosen].filter((one) => one !== id);
    onChange(new Set(isIn ? [...others, id] : others));
  };
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{texts.teachers}</legend>
      {teachers.length === 0 && <span className={styles.note}>{texts.noTeachers}</span>}
      <div className={styles.boxes}>
        {teachers.map(({ id, firstName, lastName }) => (
          <Checkbox
            key={id}
            label={`${firstName} ${lastName}`}
            checked={chosen.has(id)}
            onChange={(_event, { checked }) => toggle(id, checked === true)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PupilChoiceProps {
  readonly school: SchoolBrief;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Pupils class by class, of the school and of the schools below it: a team goes across all of them. */
export function PupilChoice({ school, chosen, onChange }: PupilChoiceProps) {
  const styles = useStyles();
  const schools = withThoseBelow(school, useOffice().data?.schools ?? []);
  const [schoolId, setSchoolId] = useState<string | null>(null);
  const shown = schools.find(({ id }) => id === schoolId) ?? schools.find(({ classes }) => classes > 0) ?? school;
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{texts.pupils}</legend>
      {schools.length > 1 && (
        <FormField label={officeScreenTexts.school}>
          <Select value={shown.id} onChange={(_event, { value }) => setSchoolId(value)}>
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      <PupilsOfSchool key={shown.id} school={shown} chosen={chosen} onChange={onChange} />
    </fieldset>
  );
}

/** Teachers choose among the classes that they teach, admins among all. */
function PupilsOfSchool({ school, chosen, onChange }: PupilChoiceProps) {
  const styles = useStyles();
  const query = useSchool(school.id);
  const [classId, setClassId] = useState<string | null>(null);
  return (
    <ListState query={query}>
      {({ classes }) => {
        const own = classes.filter(({ isOwn }) => isOwn || school.administers);
        const shown = classId ?? own[0]?.id ?? null;
        if (shown === null) return <span className={styles.note}>{texts.noClasses}</span>;
        return (
          <>
            <ClassPicker classes={own} value={shown} onChange={setClassId} label={texts.pupilsOf} />
            <PersonPicker
              key={shown}
              label={texts.pupils}
              among="pupils"
              classId={shown}
              chosen={[...chosen]}
              onChosen={(ids) => onChange(new Set(ids))}
            />
          </>
        );
      }}
    </ListState>
  );
}
