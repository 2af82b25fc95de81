import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { TextLink } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type CartLine, formatRappen, putInCart } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { ProductPicture } from '../components/product-picture.tsx';
import { QuantityField } from '../components/quantity-field.tsx';
import { changeCart } from '../data.ts';
import { nameOfLine } from './name-of-line.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 84px auto',
    gridTemplateAreas: '"picture words quantity amount remove"',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    '@media (max-width: 760px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words remove" "quantity quantity amount"',
    },
  },
  picture: { gridArea: 'picture' },
  words: { gridArea: 'words', display: 'grid', gap: '2px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  short: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  quantity: { gridArea: 'quantity' },
  amount: { gridArea: 'amount', textAlign: 'right', fontWeight: tokens.fontWeightBold, fontVariantNumeric: 'tabular-nums' },
  remove: { gridArea: 'remove', justifySelf: 'end', minWidth: look.touch, height: look.touch },
});

/** One thing in the cart: how many of it, what that costs, and away with it. */
export function CartRow({ line, base }: { readonly line: CartLine; readonly base: string }) {
  const styles = useStyles();
  const texts = shopUiTexts.cart;
  const { product, variant, quantity, isShort } = line;
  const name = nameOfLine(line);
  const put = (wanted: number) => changeCart((now) => putInCart(now, product, variant.id, wanted));
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <ProductPicture picture={product.picture} color={product.color} size="small" />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <TextLink to={`${base}/produkt/${product.url}`}>{product.name}</TextLink>
        </span>
        <span className={styles.facts}>
          {[variant.name, fill(texts.each, { price: formatRappen(variant.price) })].filter((part) => part !== '').join(' · ')}
        </span>
        {isShort && <span className={styles.short}>{fill(texts.short, { stock: variant.stock })}</span>}
      </div>
      <div className={styles.quantity}>
        <QuantityField name={name} value={quantity} least={1} onChange={put} />
      </div>
      <span className={styles.amount}>{formatRappen(variant.price * quantity)}</span>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={<Delete24Regular />}
        aria-label={fill(texts.remove, { name })}
        onClick={() => put(0)}
      />
    </li>
  );
}
