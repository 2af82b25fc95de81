import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import type { ShopProduct } from '../../contract/index.ts';
import { formatRappen, heard, type ReadCart } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { changeCart } from '../data.ts';
import { nameOfLine } from './name-of-line.ts';

/** Whether something changed since it was put into the cart, of which its owner has not heard. */
export const hasNews = ({ lines, gone }: ReadCart): boolean =>
  gone.length > 0 || lines.some(({ seenPrice, variant }) => seenPrice !== variant.price);

/** Says what is gone and what costs another price, until somebody has read it. */
export function CartNews({ read, products }: { readonly read: ReadCart; readonly products: readonly ShopProduct[] }) {
  const texts = shopUiTexts.cart;
  if (!hasNews(read)) return null;
  const changed = read.lines.filter(({ seenPrice, variant }) => seenPrice !== variant.price);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {read.gone.length > 0 && <p>{fill(texts.gone, { names: read.gone.join(', ') })}</p>}
        {changed.map((line) => (
          <p key={line.variant.id}>
            {fill(texts.changed, { name: nameOfLine(line), now: formatRappen(line.variant.price), was: formatRappen(line.seenPrice) })}
          </p>
        ))}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => changeCart((now) => heard(now, products))}>{texts.heard}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
