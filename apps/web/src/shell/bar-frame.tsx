import { makeStyles, tokens } from '@fluentui/react-components';
import { AtOnce, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

const phone = '@media (max-width: 640px)';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    zIndex: 20,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 'var(--barHeight)',
    boxSizing: 'border-box',
    padding: '6px 16px',
    backgroundColor: look.veil,
    backdropFilter: 'blur(12px)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { padding: '4px 10px', gap: '2px' },
    '@media print': { display: 'none' },
  },
  right: { display: 'flex', alignItems: 'center', gap: '8px', [phone]: { gap: '2px' } },
});

interface BarFrameProps {
  /** What stands from the left; something of it takes the room that is left. */
  readonly children?: ReactNode;
  readonly right?: ReactNode;
}

/** The strip on top of every screen. */
export function BarFrame({ children, right }: BarFrameProps) {
  const styles = useStyles();
  return (
    <header className={styles.bar}>
      {children}
      <AtOnce className={styles.right}>{right}</AtOnce>
    </header>
  );
}
