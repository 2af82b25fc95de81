/** Cuts a list into sheets of a size; cards come ten to an A4 page (R8). */
export function sheetsOf<T>(all: readonly T[], perSheet: number): T[][] {
  const sheets: T[][] = [];
  for (let at = 0; at < all.length; at += perSheet) sheets.push(all.slice(at, at + perSheet));
  return sheets;
}
