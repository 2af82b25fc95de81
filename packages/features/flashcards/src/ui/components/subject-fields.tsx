import { Select } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { levels, type Level, subjects, type Subject } from '../../contract/index.ts';
import { flashcardTexts } from '../../texts.ts';

interface SubjectFieldsProps {
  readonly subject: Subject | null;
  readonly level: Level | null;
  /** What stands for none of them. */
  readonly none: string;
  readonly labels: { readonly subject: string; readonly level: string };
  readonly onSubject: (subject: Subject | null) => void;
  readonly onLevel: (level: Level | null) => void;
}

/** Subject and level, to say or to search. */
export function SubjectFields({ subject, level, none, labels, onSubject, onLevel }: SubjectFieldsProps) {
  return (
    <>
      <FormField label={labels.subject}>
        <Select value={subject ?? ''} onChange={(_event, { value }) => onSubject(subjects.find((one) => one === value) ?? null)}>
          <option value="">{none}</option>
          {subjects.map((one) => (
            <option key={one} value={one}>
              {flashcardTexts.subjects[one]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={labels.level}>
        <Select value={level ?? ''} onChange={(_event, { value }) => onLevel(levels.find((one) => one === value) ?? null)}>
          <option value="">{none}</option>
          {levels.map((one) => (
            <option key={one} value={one}>
              {flashcardTexts.levels[one]}
            </option>
          ))}
        </Select>
      </FormField>
    </>
  );
}
