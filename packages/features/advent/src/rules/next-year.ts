/** The same day a year later; the 29th of February becomes the 28th. */
export function nextYear(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = Number(year) + 1;
  const isLeap = (later % 4 === 0 && later % 100 !== 0) || later % 400 === 0;
  return `${later}-${month}-${month === '02' && date === '29' && !isLeap ? '28' : date}`;
}

/** A title with the year in it moved on by one; any other title stays. */
export const titleOfNextYear = (title: string, year: number): string => title.replaceAll(String(year), String(year + 1));
