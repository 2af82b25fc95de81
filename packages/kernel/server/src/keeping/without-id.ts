/** Plain JSON as it lies in the database. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The same JSON without an id: it goes out of lists and as a key, and a field that holds it becomes null. */
export function withoutId(value: Json, id: string): Json {
  if (value === id) return null;
  if (isList(value)) return value.filter((item) => item !== id).map((item) => withoutId(item, id));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([key]) => key !== id);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutId(field, id)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
