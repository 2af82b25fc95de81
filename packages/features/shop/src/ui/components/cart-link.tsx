import { Cart24Regular } from '@fluentui/react-icons/svg/cart';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink } from '@pausenplatz/kernel-ui';
import { countPieces } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { useCart, useShopPlace } from '../data.ts';

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const { base } = useShopPlace();
  const count = countPieces(useCart());
  return (
    <ButtonLink to={`${base}/warenkorb`} icon={<Cart24Regular />} appearance={count > 0 ? 'primary' : 'secondary'}>
      {count > 0 ? fill(shopUiTexts.cart.linkWith, { count }) : shopUiTexts.cart.link}
    </ButtonLink>
  );
}
