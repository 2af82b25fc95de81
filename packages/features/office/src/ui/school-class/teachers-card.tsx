import { Button, Select } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, ConfirmDialog, FormField, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type PersonBrief, setTeacher } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';

/** Who teaches the class. A colleague who is taken out comes back by undo; whoever goes is asked first, having no way back. */
export function TeachersCard({ shown }: { readonly shown: ShownClass }) {
  const styles = useListStyles();
  const { schoolClass, rights, colleagues } = shown;
  const set = useChange(setTeacher, classViews);
  const me = useCurrentUser()?.id;
  const [isLeaving, setLeaving] = useState(false);
  const add = (userId: string) => void set({ classId: schoolClass.id, userId, teaches: true }).catch(notifyRefusal);
  const remove = ({ id, firstName, lastName }: PersonBrief) => {
    set({ classId: schoolClass.id, userId: id, teaches: false }).then(() => {
      // Whoever left a class has no right any more to come back into it.
      if (id === me) return;
      offerUndo({ title: fill(texts.teacherRemoved, { name: `${firstName} ${lastName}` }), onUndo: () => add(id) });
    }, notifyRefusal);
  };
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
                  onClick={() => (teacher.id === me ? setLeaving(true) : remove(teacher))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rights.administer && schoolClass.archivedAt === null && others.length > 0 && (
        <FormField label={texts.addTeacher}>
          <Select value="" onChange={(_event, { value }) => value !== '' && add(value)}>
            <option value="">{texts.chooseTeacher}</option>
            {others.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {firstName} {lastName}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={fill(texts.leaveTitle, { name: schoolClass.name })}
          confirmLabel={texts.leave}
          onClose={() => setLeaving(false)}
          onConfirm={() => schoolClass.teachers.filter(({ id }) => id === me).forEach(remove)}
        >
          {texts.leaveBody}
        </ConfirmDialog>
      )}
    </Card>
  );
}
