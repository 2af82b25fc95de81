import { Button, Select } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField, notifyRefusal } from '@pausenplatz/kernel-ui';
import { setTeacher } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';

/** Who teaches the class. */
export function TeachersCard({ shown }: { readonly shown: ShownClass }) {
  const styles = useListStyles();
  const { schoolClass, rights, colleagues } = shown;
  const set = useChange(setTeacher, classViews);
  const change = (userId: string, teaches: boolean) => void set({ classId: schoolClass.id, userId, teaches }).catch(notifyRefusal);
  const others = colleagues.filter(({ id }) => schoolClass.teachers.every((teacher) => teacher.id !== id));
  return (
    <Card as="section">
      <h2 className={styles.title}>{texts.teachers}</h2>
      {schoolClass.teachers.length === 0 && <p className={styles.note}>{classesTexts.noTeacher}</p>}
      <ul className={styles.list}>
        {schoolClass.teachers.map((teacher) => {
          const name = `${teacher.firstName} ${teacher.lastName}`;
          return (
            <li key={teacher.id} className={styles.row}>
              <span className={styles.words}>{name}</span>
              {rights.administer && (
                <Button
                  appearance="subtle"
                  icon={<Dismiss24Regular />}
                  aria-label={fill(texts.removeTeacher, { name })}
                  onClick={() => change(teacher.id, false)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rights.administer && others.length > 0 && (
        <FormField label={texts.addTeacher}>
          <Select value="" onChange={(_event, { value }) => value !== '' && change(value, true)}>
            <option value="">{texts.chooseTeacher}</option>
            {others.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {firstName} {lastName}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </Card>
  );
}
