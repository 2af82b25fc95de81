import { makeStyles, tokens } from '@fluentui/react-components';
import { ButtonLink, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { useHost } from './capabilities.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '56px',
    padding: '6px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
  },
  words: { display: 'grid', flex: '1 1 120px', minWidth: 0 },
  what: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface WaitingLineProps {
  readonly icon: ReactNode;
  readonly what: string;
  readonly detail?: string;
  readonly to: string;
  readonly action: string;
}

/** One thing that waits for this person, with the way to it: what tiles at `waiting` draw. */
export function WaitingLine({ icon, what, detail, to, action }: WaitingLineProps) {
  const styles = useStyles();
  const host = useHost();
  return (
    <li className={styles.line}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{what}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <ButtonLink to={host.hrefFor(to)}>{action}</ButtonLink>
    </li>
  );
}
