import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import { Fragment, type ReactNode } from 'react';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', alignContent: 'start' },
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  sums: { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', fontVariantNumeric: 'tabular-nums' },
  sum: { margin: 0, textAlign: 'right', fontWeight: tokens.fontWeightSemibold },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface WalletCardProps {
  readonly title: string;
  readonly sign?: ReactNode;
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly children?: ReactNode;
}

/** A wallet with its sums, and what one may do with it. */
export function WalletCard({ title, sign, sums, children }: WalletCardProps) {
  const styles = useStyles();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {sign}
      </div>
      <dl className={styles.sums}>
        {sums.map(([label, amount]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={styles.sum}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
      {children !== undefined && <div className={styles.foot}>{children}</div>}
    </Card>
  );
}
