import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, Chip } from '@pausenplatz/kernel-ui';
import { Fragment, type ReactNode } from 'react';
import { type CartLine, formatRappen, formatRate, pricedLines, totalsOf } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { shippingWords } from '../components/shipping-words.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '10px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px 0', margin: 0, fontVariantNumeric: 'tabular-nums' },
  label: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  amount: { margin: 0, textAlign: 'right' },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  total: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '10px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
  },
});

/** What a cart costs, to the Rappen; below it, what comes next. */
export function SumCard({ lines, children }: { readonly lines: readonly CartLine[]; readonly children?: ReactNode }) {
  const styles = useStyles();
  const texts = shopUiTexts.sum;
  const { goods, postage, total, vat } = totalsOf(pricedLines(lines));
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <dl className={styles.list}>
        <dt>{counted(texts.pieces, count)}</dt>
        <dd className={styles.amount}>{formatRappen(goods)}</dd>
        <dt className={styles.label}>
          {texts.postage} <Chip color="green">{fill(texts.free, shippingWords)}</Chip>
        </dt>
        <dd className={styles.amount}>{formatRappen(postage)}</dd>
        {vat.map(({ rate, tax }) => (
          <Fragment key={rate}>
            <dt className={styles.small}>{fill(texts.vat, { rate: formatRate(rate) })}</dt>
            <dd className={mergeClasses(styles.amount, styles.small)}>{formatRappen(tax)}</dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{texts.total}</dt>
        <dd className={mergeClasses(styles.amount, styles.total)}>{formatRappen(total)}</dd>
      </dl>
      {children}
    </Card>
  );
}
