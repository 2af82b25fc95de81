import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { PersonDelete20Regular } from '@fluentui/react-icons/svg/person-delete';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, look } from '@pausenplatz/kernel-ui';
import type { ColumnOf } from '../../contract/index.ts';
import { hasRoom, markOf, placesOf } from '../../rules/index.ts';
import { boardTexts, markTexts as texts } from '../../texts.ui.ts';
import type { EntryColumnProps } from './entry-column.tsx';

const useStyles = makeStyles({
  places: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', flex: '1 1 240px', minWidth: 0 },
  name: { color: tokens.colorNeutralForeground2 },
  people: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px' },
  person: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    paddingInline: '10px',
    minHeight: '32px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'break-word',
  },
  removable: { paddingRight: 0 },
  free: { minWidth: '32px', height: '32px', '@media (pointer: coarse)': { minWidth: '44px', height: '44px' } },
  button: { minHeight: look.touch },
});

/** Who has a place, how many are left, and a place for oneself. */
export function EntryPlaces({ column, entry, mayMark, isKeeper, changes }: EntryColumnProps<ColumnOf<'places'>>) {
  const styles = useStyles();
  const { isOwn, people, count } = markOf(entry, column.id);
  const places = placesOf(column, entry.cells);
  const isFull = !hasRoom(column, entry);
  const { title, id } = entry;
  return (
    <span className={styles.places}>
      {column.name !== '' && <span className={styles.name}>{column.name}</span>}
      <Chip color={isFull ? 'orange' : 'green'}>{fill(texts.places, { taken: count ?? 0, places })}</Chip>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => {
            const name = person.name || boardTexts.somebody;
            return (
              <li key={person.id} className={mergeClasses(styles.person, isKeeper && styles.removable)}>
                {name}
                {isKeeper && (
                  <Button
                    className={styles.free}
                    appearance="transparent"
                    icon={<Dismiss16Regular />}
                    aria-label={fill(texts.free, { name, title })}
                    onClick={() => changes.free(column.id, id, person.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayMark && (isOwn || !isFull) && (
        <Button
          className={styles.button}
          appearance={isOwn || isKeeper ? 'secondary' : 'primary'}
          icon={isOwn ? <PersonDelete20Regular /> : <PersonAdd20Regular />}
          aria-label={fill(isOwn ? texts.leaveEntry : texts.joinEntry, { title })}
          onClick={() => changes.mark(column, id, !isOwn)}
        >
          {isOwn ? texts.leave : texts.join}
        </Button>
      )}
    </span>
  );
}
