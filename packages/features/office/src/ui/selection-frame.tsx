import { makeStyles, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { peopleTexts as texts } from '../texts.screens.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    marginBottom: '8px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorBrandBackground2,
    position: 'sticky',
    top: '8px',
    zIndex: 1,
  },
  count: { fontWeight: tokens.fontWeightSemibold, flexBasis: '100%' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    // On a phone one line that is pushed aside, instead of half the screen.
    '@media (max-width: 640px)': { flexWrap: 'nowrap', overflowX: 'auto', padding: '4px', margin: '-4px', '& > *': { flexShrink: 0 } },
  },
});

/** How many are chosen, and what can be done with them. */
export function SelectionFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <span className={styles.count} role="status">
        {label}
      </span>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Asks before pupils or teachers leave the school. */
export function LeaveDialog({
  count,
  who = 'pupils',
  ...answers
}: {
  readonly count: number;
  readonly who?: 'pupils' | 'teachers';
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <ConfirmDialog
      title={counted(who === 'pupils' ? texts.leaveTitle : texts.teachersLeaveTitle, count)}
      confirmLabel={texts.leave}
      {...answers}
    >
      {who === 'pupils' ? texts.leaveBody : texts.teachersLeaveBody}
    </ConfirmDialog>
  );
}
