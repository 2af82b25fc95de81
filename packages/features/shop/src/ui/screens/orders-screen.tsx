import { ButtonLink, Screen as Frame } from '@pausenplatz/kernel-ui';
import { shopUiTexts } from '../../texts.ui.ts';
import { shopTitles } from '../../titles.ts';
import { OrderList } from '../components/order-list.tsx';

/** `/shop/bestellungen`: what was ordered, and what became of it. */
export function Screen() {
  return (
    <Frame
      title={shopTitles.orders}
      lead={shopUiTexts.orders.lead}
      width="normal"
      actions={<ButtonLink to="/shop">{shopUiTexts.cart.browse}</ButtonLink>}
    >
      <OrderList />
    </Frame>
  );
}
