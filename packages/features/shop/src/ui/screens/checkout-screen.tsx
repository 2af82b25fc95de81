import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useCall } from '@pausenplatz/kernel-browser';
import { signInPathFor, useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { getCheckout } from '../../contract/index.ts';
import { linesOf } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { shopTitles } from '../../titles.ts';
import { hasNews } from '../cart/cart-news.tsx';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import { ClosedBar } from '../components/closed-bar.tsx';
import { useCart, useShop, useShopPlace } from '../data.ts';

const { checkout: texts, cart: cartTexts } = shopUiTexts;

/** `/shop/kasse`: open to everybody, who then learn whether they may order. */
export function Screen() {
  const user = useCurrentUser();
  const { base } = useShopPlace();
  const back = (
    <div>
      <ButtonLink to={`${base}/warenkorb`} appearance="subtle" icon={<ArrowLeft24Regular />}>
        {texts.mendCart}
      </ButtonLink>
    </div>
  );
  const isStaff = user?.userRoles.some((role) => role === 'Teacher' || role === 'SchoolAdmin') ?? false;
  return (
    <Frame title={shopTitles.checkout} above={back}>
      {user === null && <Visitor />}
      {user !== null && !isStaff && <EmptyState scene="closedGate" title={texts.staff} body={texts.staffBody} />}
      {isStaff && <OfStaff />}
    </Frame>
  );
}

function Visitor() {
  const { base } = useShopPlace();
  const action = (
    <ButtonLink to={signInPathFor(`${base}/kasse`)} appearance="primary">
      {texts.signInAction}
    </ButtonLink>
  );
  return <EmptyState scene="schoolYard" title={texts.signIn} body={texts.signInBody} action={action} />;
}

function OfStaff() {
  const { base } = useShopPlace();
  const cart = useCart();
  const shop = useShop();
  const checkout = useCall(getCheckout, {});
  const toCart: ReactNode = <ButtonLink to={`${base}/warenkorb`}>{texts.mendCart}</ButtonLink>;
  const both = shop.data && checkout.data ? { shop: shop.data, checkout: checkout.data } : undefined;
  return (
    <ListState
      query={{ data: both, error: shop.error ?? checkout.error, refetch: () => Promise.all([shop.refetch(), checkout.refetch()]) }}
      skeleton="form"
    >
      {(read) => {
        if (cart.items.length === 0)
          return (
            <EmptyState
              scene="shelf"
              title={cartTexts.empty}
              body={cartTexts.emptyBody}
              action={<ButtonLink to={base}>{cartTexts.browse}</ButtonLink>}
            />
          );
        if (!read.checkout.isOpen) return <ClosedBar />;
        if (read.checkout.schools.length === 0)
          return (
            <EmptyState
              scene="closedGate"
              title={texts.noSchool}
              body={texts.noSchoolBody}
              action={<ButtonLink to="/verwaltung/schule-verbinden">{texts.connect}</ButtonLink>}
            />
          );
        const inCart = linesOf(cart, read.shop.products);
        // Whoever orders has read what changed.
        if (hasNews(inCart) || inCart.lines.some(({ isShort }) => isShort))
          return <EmptyState scene="lostPath" title={texts.mend} action={toCart} />;
        return <CheckoutForm checkout={read.checkout} lines={inCart.lines} />;
      }}
    </ListState>
  );
}
