import { fill } from '@pausenplatz/kernel-contract';
import type { CartLine } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';

/** A product with its variant, where it has some. */
export const nameOfLine = ({ product: { name }, variant }: CartLine): string =>
  variant.name === '' ? name : fill(shopUiTexts.cart.variant, { name, variant: variant.name });
