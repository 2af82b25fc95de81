import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { Link } from 'react-router-dom';
import type { ShopProduct } from '../../contract/index.ts';
import { formatRappen } from '../../rules/index.ts';
import { shopUiTexts as texts } from '../../texts.ui.ts';
import { ProductPicture } from './product-picture.tsx';
import { StockChip } from './stock-chip.tsx';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 12px 16px',
    transitionProperty: 'transform',
    transitionDuration: look.motion,
    '@media (hover: hover) and (prefers-reduced-motion: no-preference)': { ':hover': { transform: 'translateY(-2px)' } },
  },
  words: { display: 'grid', gap: '4px', padding: '0 4px', flexGrow: 1, alignContent: 'start' },
  // The whole card is the link, with one name.
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: look.radiusCard },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  summary: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px', padding: '0 4px' },
  price: { fontWeight: tokens.fontWeightBold, fontVariantNumeric: 'tabular-nums' },
});

/** One product among the others. */
export function ProductCard({ product, base }: { readonly product: ShopProduct; readonly base: string }) {
  const styles = useStyles();
  const { name, url, summary, picture, color, variants } = product;
  const prices = variants.map(({ price }) => price);
  const price = formatRappen(Math.min(...prices));
  const isOne = new Set(prices).size === 1;
  return (
    <Card as="li" flush className={styles.card}>
      <ProductPicture picture={picture} color={color} size="tile" />
      <div className={styles.words}>
        <Link to={`${base}/produkt/${url}`} className={styles.name}>
          {name}
        </Link>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.foot}>
        <span className={styles.price}>{fill(isOne ? texts.price : texts.from, { price })}</span>
        <StockChip stock={variants.reduce((sum, { stock }) => sum + stock, 0)} />
      </div>
    </Card>
  );
}
