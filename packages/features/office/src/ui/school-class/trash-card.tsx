import { Button } from '@fluentui/react-components';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { restoreClassPupils } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';

/** Pupils of the class who lie in the trash, each to fetch back as long as that lasts. */
export function TrashCard({ shown }: { readonly shown: ShownClass }) {
  const styles = useListStyles();
  const restore = useChange(restoreClassPupils, classViews);
  const fetchBack = (userId: string, name: string) => {
    restore({ classId: shown.schoolClass.id, userIds: [userId] }).then(
      () => notify({ type: 'success', title: fill(classesTexts.restored, { name }) }),
      notifyRefusal,
    );
  };
  return (
    <Card as="section">
      <h2 className={styles.title}>{texts.inTrash}</h2>
      <ul className={styles.list}>
        {shown.trashed.map(({ id, firstName, lastName, until }) => {
          const name = `${firstName} ${lastName}`;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>{fill(texts.trashedUntil, { date: longDay(until) })}</p>
              </div>
              <Button
                appearance="subtle"
                icon={<ArrowUndo24Regular />}
                aria-label={fill(texts.fetchBack, { name })}
                onClick={() => fetchBack(id, name)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
