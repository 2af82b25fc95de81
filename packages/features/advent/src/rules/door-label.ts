/** What stands on a door: its number, or how many are left where the calendar counts down. */
export const doorLabel = (number: number, { doors, countsDown }: { readonly doors: number; readonly countsDown: boolean }): string =>
  String(countsDown ? doors - number + 1 : number);
