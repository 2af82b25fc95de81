import { Button, Select } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, ConfirmDialog, FormField, ListState, notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { getOffice, getSchool, getSchoolAdmin, type PersonBrief, type SchoolBrief, setSchoolAdmin } from '../../contract/index.ts';
import { officeScreenTexts, schoolPartTexts as texts } from '../../texts.screens.ts';
import { useChange, useSchool, useSchoolAdmin } from '../data.ts';
import { useListStyles } from '../styles.ts';

const fullName = ({ firstName, lastName }: PersonBrief) => `${firstName} ${lastName}`;

/** Who administers a school. Whoever is taken out comes back at once by undo, and for sixty days from the list of who can be chosen. */
export function AdminsCard({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const query = useSchoolAdmin(school.id);
  const teachers = useSchool(school.id).data?.teachers ?? [];
  const set = useChange(setSchoolAdmin, [getOffice, getSchool, getSchoolAdmin]);
  const add = (userId: string) => {
    const saved = () => notify({ type: 'success', title: officeScreenTexts.changed });
    set({ schoolId: school.id, userId, admin: true }).then(saved, notifyRefusal);
  };
  const me = useCurrentUser()?.id;
  const [isGivingUp, setGivingUp] = useState(false);
  const remove = (admin: PersonBrief) => {
    const removed = () =>
      // Whoever gave it up cannot take it back.
      admin.id === me
        ? notify({ type: 'success', title: officeScreenTexts.changed })
        : offerUndo({ title: fill(texts.adminRemoved, { name: fullName(admin) }), onUndo: () => add(admin.id) });
    set({ schoolId: school.id, userId: admin.id, admin: false }).then(removed, notifyRefusal);
  };
  return (
    <Card as="section">
      <h3 className={styles.title}>{texts.admins}</h3>
      <ListState query={query}>
        {({ admins, formerAdmins }) => (
          <>
            <ul className={styles.list}>
              {admins.map((admin) => (
                <li key={admin.id} className={styles.row}>
                  <span className={styles.words}>{fullName(admin)}</span>
                  <Button
                    appearance="subtle"
                    icon={<Dismiss24Regular />}
                    aria-label={fill(texts.removeAdmin, { name: fullName(admin) })}
                    onClick={() => (admin.id === me ? setGivingUp(true) : remove(admin))}
                  />
                </li>
              ))}
            </ul>
            <FormField label={texts.addAdmin}>
              <Select value="" onChange={(_event, { value }) => value !== '' && add(value)}>
                <option value="">{texts.chooseAdmin}</option>
                {choices(teachers, formerAdmins, admins).map((person) => (
                  <option key={person.id} value={person.id}>
                    {fullName(person)}
                  </option>
                ))}
              </Select>
            </FormField>
            {isGivingUp && (
              <ConfirmDialog
                title={texts.giveUpTitle}
                confirmLabel={texts.giveUp}
                onClose={() => setGivingUp(false)}
                onConfirm={() => admins.filter(({ id }) => id === me).forEach(remove)}
              >
                {fill(texts.giveUpBody, { school: school.name })}
              </ConfirmDialog>
            )}
          </>
        )}
      </ListState>
    </Card>
  );
}

/** Teachers of the school and who administered it until lately, each once, without those who administer it now. */
function choices(teachers: readonly PersonBrief[], former: readonly PersonBrief[], admins: readonly PersonBrief[]): readonly PersonBrief[] {
  const lately = former.filter(({ id }) => teachers.every((teacher) => teacher.id !== id));
  return [...teachers, ...lately].filter(({ id }) => admins.every((admin) => admin.id !== id));
}
