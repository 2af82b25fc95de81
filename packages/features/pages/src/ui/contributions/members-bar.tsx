import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // As high as what comes into it, so that nothing below moves.
  bar: {
    minHeight: '48px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    '@media print': { display: 'none' },
  },
});

/** The line below a block for those who belong to its page. */
export function MembersBar({ children }: { readonly children?: ReactNode }) {
  return <div className={useStyles().bar}>{children}</div>;
}
