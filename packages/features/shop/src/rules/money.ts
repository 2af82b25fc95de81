/** An amount in Rappen as people read it: 123450 is 1’234.50. */
export function formatRappen(rappen: number): string {
  const [whole, rest] = [Math.floor(Math.abs(rappen) / 100), Math.abs(rappen) % 100];
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '’');
  return `${rappen < 0 ? '-' : ''}${grouped}.${String(rest).padStart(2, '0')}`;
}

/** A rate in thousandths as people read it: 81 is 8.1. */
export const formatRate = (rate: number): string => `${Math.floor(rate / 10)}.${rate % 10}`;
