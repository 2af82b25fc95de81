import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
    gap: '4px',
    margin: 0,
    padding: '4px',
    border: 'none',
    minWidth: 0,
    maxHeight: '320px',
    overflowY: 'auto',
  },
  legend: { gridColumn: '1 / -1', padding: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  choice: {
    boxSizing: 'border-box',
    aspectRatio: '1',
    minHeight: '48px',
    padding: '10px',
    display: 'grid',
    placeItems: 'center',
    border: 'none',
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
  },
  chosen: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-3px' },
});

interface IconGridProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Icons side by side, as many as there is room for; more of them are reached by scrolling. */
export function IconGrid({ label, children }: IconGridProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.grid}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function IconButton({ name, isChosen, onChoose, children }: IconButtonProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      className={mergeClasses(styles.choice, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
