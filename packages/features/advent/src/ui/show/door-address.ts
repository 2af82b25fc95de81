/** The parameter of an address that names an open door. */
const parameter = 'tuer';

/** The door that an address opens; null where it opens none. */
export function doorIn(search: string): number | null {
  const number = Number(new URLSearchParams(search).get(parameter) ?? '');
  return Number.isInteger(number) && number > 0 && number < 100 ? number : null;
}

/** An address with a door open, or with none; whatever else it says stays. */
export function doorAddress(search: string, number: number | null): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  if (number !== null) query.set(parameter, String(number));
  return `?${query.toString()}`;
}
