import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { PersonBrief } from '../../contract/people.ts';
import { AvatarFace } from '../components/avatar-face.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    padding: '2px 8px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '& > span': { width: '100%' },
  },
  label: { display: 'inline-flex', alignItems: 'center', gap: '10px' },
  number: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', minWidth: '2ch', textAlign: 'right' },
});

interface PersonRowProps {
  readonly person: PersonBrief & { readonly number?: number };
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One person to choose: number, face, name. */
export function PersonRow({ person, isChosen, onToggle }: PersonRowProps) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        label={
          <span className={styles.label}>
            {person.number !== undefined && <span className={styles.number}>{person.number}</span>}
            <AvatarFace person={person} size="small" />
            {`${person.firstName} ${person.lastName}`}
          </span>
        }
      />
    </div>
  );
}
