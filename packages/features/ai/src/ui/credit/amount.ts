import { aiLimits } from '../../contract/index.ts';
import { displayCredit, readCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';

/** What is wrong with a typed amount; nothing where it is one, or where it may be left empty and is. */
export function amountFault(typed: string, mayBeEmpty: boolean): string | undefined {
  if (mayBeEmpty && typed.trim() === '') return undefined;
  const units = readCredit(typed);
  return units === null || units < aiLimits.smallest || units > aiLimits.given ? aiUiTexts.wallet.amountWrong : undefined;
}

/** A limit as it stands in its field. */
export const typedLimit = (units: number | null): string => (units === null ? '' : displayCredit(units));
