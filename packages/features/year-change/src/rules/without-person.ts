/** Plain JSON as it lies in the database. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The same JSON with nothing of a person in it: out of lists they go, with the entries that are about them (`userId`);
 * a field that names them becomes null.
 */
export function withoutPerson(value: Json, userId: string): Json {
  if (value === userId) return null;
  if (isList(value)) return value.filter((item) => !isAbout(item, userId)).map((item) => withoutPerson(item, userId));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([key]) => key !== userId);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutPerson(field, userId)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function isAbout(item: Json, userId: string): boolean {
  return item === userId || (item !== null && typeof item === 'object' && !isList(item) && item['userId'] === userId);
}
