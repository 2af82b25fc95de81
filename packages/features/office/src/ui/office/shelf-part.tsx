import { Button } from '@fluentui/react-components';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, EmptyState, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ClassBrief, listShelvedClasses, officeLimits, patchSchoolClass, type SchoolBrief } from '../../contract/index.ts';
import { classesTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { useListStyles } from '../styles.ts';

const dayMs = 86_400_000;

/** Classes that were put away, each to fetch back. */
export function ShelfPart({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const query = useCall(listShelvedClasses, { schoolId: school.id });
  const patch = useChange(patchSchoolClass, classViews);
  const restore = ({ id, name, deletedAt }: ClassBrief) => {
    const back =
      deletedAt === null
        ? ({ op: 'replace', path: '/archived', value: false } as const)
        : ({ op: 'replace', path: '/deleted', value: null } as const);
    patch({ id, operations: [back] }).then(() => notify({ type: 'success', title: fill(texts.restored, { name }) }), notifyRefusal);
  };
  return (
    <ListState
      query={query}
      isEmpty={({ classes }) => classes.length === 0}
      empty={<EmptyState scene="shelf" title={texts.shelfEmpty} body={fill(texts.shelfEmptyBody, { days: officeLimits.trashDays })} />}
    >
      {({ classes }) => (
        <Card>
          <ul className={styles.list}>
            {classes.map((one) => (
              <li key={one.id} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    <Chip color={one.color}>{one.name}</Chip>
                  </p>
                  <p className={styles.note}>{noteOf(one)}</p>
                </div>
                <Button icon={<ArrowUndo24Regular />} onClick={() => restore(one)}>
                  {texts.restore}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ListState>
  );
}

function noteOf({ archivedAt, deletedAt }: ClassBrief): string {
  if (deletedAt === null) return fill(texts.archivedAt, { date: longDay(archivedAt ?? '') });
  const left = officeLimits.trashDays - Math.floor((Date.now() - Date.parse(deletedAt)) / dayMs);
  return counted(texts.deletedAt, Math.max(0, left), { date: longDay(deletedAt) });
}
