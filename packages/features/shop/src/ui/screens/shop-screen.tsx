import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { countedColumns, EmptyState, ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { shopTitles } from '../../titles.ts';
import { shopUiTexts as texts } from '../../texts.ui.ts';
import { CartLink } from '../components/cart-link.tsx';
import { ClosedBar } from '../components/closed-bar.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { shippingWords } from '../components/shipping-words.ts';
import { useShop, useShopPlace } from '../data.ts';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '20px', gridTemplateColumns: countedColumns(230, 20), listStyleType: 'none', margin: 0, padding: 0 },
  foot: { color: tokens.colorNeutralForeground2 },
});

/** `/shop` and `/kopfhoerer-shop`: what there is. */
export function Screen() {
  const styles = useStyles();
  const query = useShop();
  const { base, category } = useShopPlace();
  const lead = category === null ? texts.lead : texts.leadHeadphones;
  const title = category === null ? shopTitles.shop : shopTitles.headphones;
  const chosen = query.data?.products.filter((product) => category === null || product.category === category);
  return (
    <Frame title={title} lead={lead} actions={<CartLink />}>
      {query.data?.isOpen === false && <ClosedBar />}
      <ListState
        query={{ ...query, data: chosen }}
        skeleton="tiles"
        isEmpty={(products) => products.length === 0}
        empty={<EmptyState scene="shelf" title={texts.empty} body={texts.emptyBody} />}
      >
        {(products) => (
          <ul className={styles.grid} style={{ '--count': Math.max(products.length, 4) }} aria-label={texts.products}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} base={base} />
            ))}
          </ul>
        )}
      </ListState>
      {category !== null && (
        <p className={styles.foot}>
          <TextLink to="/shop">{texts.whole}</TextLink>
        </p>
      )}
      <p className={styles.foot}>{fill(texts.product.shipping, shippingWords)}</p>
    </Frame>
  );
}
