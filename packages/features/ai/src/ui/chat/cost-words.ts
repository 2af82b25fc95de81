import { fill } from '@pausenplatz/kernel-contract';
import { displayCost } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';

/** What an answer has cost; null while the server is still counting. */
export function costWords(cost: number | null): string {
  const { talk: texts } = aiUiTexts;
  if (cost === null) return texts.costUnknown;
  return cost === 0 ? texts.costFree : fill(texts.cost, { cost: displayCost(cost) });
}
