/** By how much two rounds may differ that still say the same. */
export const agreeWithin = 0.15;

const differ = (one: number, other: number): number => Math.abs(one - other) / Math.min(one, other);

/** Whether there are two rounds in which each view (a row) shows the same, within the bound; rows hold a value per round. */
export function roundsAgree(rows: readonly (readonly number[])[], within = agreeWithin): boolean {
  const rounds = Math.min(...rows.map((row) => row.length));
  for (let one = 0; one < rounds; one += 1)
    for (let other = one + 1; other < rounds; other += 1)
      if (rows.every((row) => differ(row[one] ?? Number.NaN, row[other] ?? Number.NaN) <= within)) return true;
  return false;
}

/** The least and the most of some values, as a share of the least: 0 where all are the same. */
export const spreadOf = (values: readonly number[]): number => differ(Math.min(...values), Math.max(...values));
