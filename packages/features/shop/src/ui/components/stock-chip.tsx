import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { shopUiTexts } from '../../texts.ui.ts';

const few = 5;

/** Whether it is there: a number only where there are few. */
export function StockChip({ stock }: { readonly stock: number }) {
  const texts = shopUiTexts.stock;
  if (stock === 0) return <Chip>{texts.none}</Chip>;
  return stock <= few ? <Chip color="orange">{fill(texts.few, { stock })}</Chip> : <Chip color="green">{texts.many}</Chip>;
}
