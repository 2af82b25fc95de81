/** Plain JSON as it lies in the database. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
