import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ButtonLink, Card, ConfirmDialog, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { emptied, linesOf } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { shopTitles } from '../../titles.ts';
import { CartNews } from '../cart/cart-news.tsx';
import { CartRow } from '../cart/cart-row.tsx';
import { SumCard } from '../cart/sum-card.tsx';
import { useCartStyles } from '../cart/use-cart-styles.ts';
import { ClosedBar } from '../components/closed-bar.tsx';
import { changeCart, useCart, useShop, useShopPlace } from '../data.ts';

const texts = shopUiTexts.cart;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: tokens.colorNeutralForeground2 },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textAlign: 'center' },
});

/** `/shop/warenkorb`: what somebody put together on this device. */
export function Screen() {
  const styles = useStyles();
  const { columns, stack } = useCartStyles();
  const { base } = useShopPlace();
  const query = useShop();
  const cart = useCart();
  const [isClearing, setClearing] = useState(false);
  return (
    <Frame title={shopTitles.cart}>
      <ListState
        query={query}
        isEmpty={() => cart.items.length === 0}
        empty={
          <EmptyState scene="shelf" title={texts.empty} body={texts.emptyBody} action={<ButtonLink to={base}>{texts.browse}</ButtonLink>} />
        }
      >
        {({ products, isOpen }) => {
          const read = linesOf(cart, products);
          return (
            <div className={columns}>
              <div className={stack}>
                <CartNews read={read} products={products} />
                <Card flush>
                  <ul className={styles.list} aria-label={texts.items}>
                    {read.lines.map((line) => (
                      <CartRow key={line.variant.id} line={line} base={base} />
                    ))}
                  </ul>
                </Card>
                <div className={styles.foot}>
                  <ButtonLink to={base} icon={<ArrowLeft24Regular />}>
                    {texts.further}
                  </ButtonLink>
                  <Button appearance="subtle" onClick={() => setClearing(true)}>
                    {texts.clear}
                  </Button>
                  <span>{texts.stays}</span>
                </div>
              </div>
              <div className={stack}>
                {!isOpen && <ClosedBar />}
                <SumCard lines={read.lines}>
                  <ButtonLink to={`${base}/kasse`} appearance="primary" size="large">
                    {shopUiTexts.sum.checkout}
                  </ButtonLink>
                  <p className={styles.small}>{shopUiTexts.sum.nothingYet}</p>
                </SumCard>
              </div>
            </div>
          );
        }}
      </ListState>
      {isClearing && (
        <ConfirmDialog
          title={texts.clearTitle}
          confirmLabel={texts.clear}
          onClose={() => setClearing(false)}
          onConfirm={() => {
            changeCart(() => emptied(crypto.randomUUID()));
            setClearing(false);
          }}
        >
          {texts.clearBody}
        </ConfirmDialog>
      )}
    </Frame>
  );
}
