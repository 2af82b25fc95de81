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

interface TrashCardProps {
  readonly classId: string;
  readonly people: ShownClass['trashed'];
  readonly title: string;
  /** What became of them, where the title does not say it all. */
  readonly note?: string;
}

/** Pupils whom the class lost by hand, each to fetch back as long as that lasts. */
export function TrashCard({ classId, people, title, note }: TrashCardProps) {
  const styles = useListStyles();
  const restore = useChange(restoreClassPupils, classViews);
  const fetchBack = (userId: string, name: string) => {
    restore({ classId, userIds: [userId] }).then(
      () => notify({ type: 'success', title: fill(classesTexts.restored, { name }) }),
      notifyRefusal,
    );
  };
  return (
    <Card as="section">
      <h2 className={styles.title}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>
        {people.map(({ id, firstName, lastName, until }) => {
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
