import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { color: tokens.colorNeutralForeground2, textWrap: 'pretty', maxWidth: '60ch' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface OwnCardProps {
  readonly title: string;
  readonly chip?: ReactNode;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One subject of the own account. */
export function OwnCard({ title, chip, lead, children, actions }: OwnCardProps) {
  const styles = useStyles();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {chip}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
