import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

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
    '@media (max-width: 640px)': { padding: '4px 10px', gap: '2px' },
    '@media print': { display: 'none' },
  },
});

/** The strip on top of every screen. */
export function BarFrame({ children }: { readonly children?: ReactNode }) {
  return <header className={useStyles().bar}>{children}</header>;
}
