import { aiLimits } from '../contract/index.ts';

/** Units as people read them: whole hundredths, never more than there is (`1’234.50`). */
export function displayCredit(units: number): string {
  const hundredths = Math.floor(Math.abs(units) / 100);
  const whole = inThousands(String(Math.floor(hundredths / 100)));
  return `${units < 0 && hundredths > 0 ? '−' : ''}${whole}.${String(hundredths % 100).padStart(2, '0')}`;
}

const inThousands = (digits: string): string => (digits.length > 3 ? `${inThousands(digits.slice(0, -3))}’${digits.slice(-3)}` : digits);

/** A price or a cost, which may be less than a hundredth: as many places as it needs, four at most, and two at least. */
export function displayCost(units: number): string {
  const [whole = '0', rest = ''] = (units / aiLimits.unit).toFixed(4).split('.');
  return `${whole}.${rest.replace(/0{1,2}$/, '')}`;
}

/** A price before anything is asked: hundredths are what people think in, and what is less says so. */
export const displayPrice = (units: number): string =>
  units > 0 && units < 100 ? `< ${displayCredit(100)}` : displayCredit(Math.ceil(units / 100) * 100);

/** So many, about: two figures, and the rest of the number in noughts. */
export function roughCount(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return inThousands(String(Math.floor(count / step) * step));
}

/** What somebody typed as credit (`12`, `12.5`, `1’200.–`), in units; null where it is no such amount. */
export function readCredit(typed: string): number | null {
  const plain = typed
    .trim()
    .replaceAll(/['’ ]/g, '')
    .replace(',', '.')
    .replace(/\.[–-]$/, '');
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * aiLimits.unit);
}
