import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { PeopleTeam24Regular } from '@fluentui/react-icons/svg/people-team';
import { Cart24Regular } from '@fluentui/react-icons/svg/cart';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, FormField, ListState, notify, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getShopProduct, type ShopVariant } from '../../contract/index.ts';
import { addToCart, formatRappen, formatRate, isPlain, quantityOf } from '../../rules/index.ts';
import { shopUiTexts as texts } from '../../texts.ui.ts';
import { shopTitles } from '../../titles.ts';
import { ClassSetDialog } from '../components/class-set-dialog.tsx';
import { CartLink } from '../components/cart-link.tsx';
import { ClosedBar } from '../components/closed-bar.tsx';
import { ProductPicture } from '../components/product-picture.tsx';
import { QuantityField } from '../components/quantity-field.tsx';
import { shippingWords } from '../components/shipping-words.ts';
import { StockChip } from '../components/stock-chip.tsx';
import { changeCart, useCart, useShopPlace } from '../data.ts';

type Shown = OutputOf<typeof getShopProduct>['product'];

const useStyles = makeStyles({
  product: {
    display: 'grid',
    gap: '32px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  },
  words: { display: 'grid', gap: '16px' },
  summary: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  description: { color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
  price: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  priceRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buy: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
});

/** `/shop/produkt/{url}`: one product, its variants and how many of it. */
export function Screen() {
  const { url = '' } = useParams();
  const { base } = useShopPlace();
  const query = useCall(getShopProduct, { url });
  return (
    <Frame
      title={query.data?.product.name ?? shopTitles.product}
      actions={<CartLink />}
      above={
        <div>
          <ButtonLink to={base} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.product.back}
          </ButtonLink>
        </div>
      }
    >
      <ListState query={query} skeleton="page">
        {({ isOpen, product }) => (
          <>
            {!isOpen && <ClosedBar />}
            <ProductPart key={product.id} product={product} />
          </>
        )}
      </ListState>
    </Frame>
  );
}

function ProductPart({ product }: { readonly product: Shown }) {
  const styles = useStyles();
  const cart = useCart();
  const { name, variants, picture, color, summary, description, vatRate } = product;
  const [chosenId, setChosenId] = useState((variants.find(({ stock }) => stock > 0) ?? variants[0])?.id);
  const [quantity, setQuantity] = useState(1);
  const [isCounting, setCounting] = useState(false);
  const user = useCurrentUser();
  const teaches = (user?.userRoles.includes('Teacher') ?? false) && (user?.schoolClasses.length ?? 0) > 0;
  const chosen = variants.find(({ id }) => id === chosenId);
  if (!chosen) return null;
  const inCart = quantityOf(cart, product, chosen.id);
  const isTooMuch = inCart + quantity > chosen.stock;
  const add = () => {
    changeCart((now) => addToCart(now, product, chosen.id, quantity));
    notify({ type: 'success', title: fill(texts.product.added, { name }) });
    setQuantity(1);
  };
  return (
    <Card className={styles.product}>
      <ProductPicture picture={picture} color={color} size="large" />
      <div className={styles.words}>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.priceRow}>
          <span className={styles.price}>{fill(texts.price, { price: formatRappen(chosen.price) })}</span>
          <span className={styles.small}>{fill(texts.vat, { rate: formatRate(vatRate) })}</span>
        </div>
        {!isPlain(variants) && <Kinds variants={variants} chosenId={chosen.id} onChoose={setChosenId} />}
        <div>
          <StockChip stock={chosen.stock} />
        </div>
        <div className={styles.buy}>
          <FormField
            label={texts.product.quantity}
            {...(isTooMuch && chosen.stock > 0 && { error: fill(texts.product.more, { stock: chosen.stock }) })}
          >
            <QuantityField name={name} value={quantity} least={1} onChange={setQuantity} />
          </FormField>
          <Button appearance="primary" size="large" icon={<Cart24Regular />} disabledFocusable={isTooMuch} onClick={add}>
            {texts.product.add}
          </Button>
          {teaches && (
            <Button size="large" icon={<PeopleTeam24Regular />} onClick={() => setCounting(true)}>
              {texts.classSet.open}
            </Button>
          )}
        </div>
        {isCounting && <ClassSetDialog onTake={setQuantity} onClose={() => setCounting(false)} />}
        <p className={styles.description}>{description}</p>
        <p className={styles.small}>{fill(texts.product.shipping, shippingWords)}</p>
      </div>
    </Card>
  );
}

interface KindsProps {
  readonly variants: readonly ShopVariant[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function Kinds({ variants, chosenId, onChoose }: KindsProps) {
  return (
    <FormField label={texts.product.kind}>
      <RadioGroup layout="horizontal" value={chosenId} onChange={(_event, { value }) => onChoose(value)}>
        {variants.map(({ id, name }) => (
          <Radio key={id} value={id} label={name} />
        ))}
      </RadioGroup>
    </FormField>
  );
}
