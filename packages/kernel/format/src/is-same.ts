/** The same content, whatever the order of keys: a database hands an object back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

export type Values = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
export const keysOf = (one: Values, other: Values) => [...new Set([...Object.keys(one), ...Object.keys(other)])];
