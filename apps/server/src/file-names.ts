/** Columns that name stored files, by their tables: a backup looks whether they are there. */
export const fileNames: Readonly<Record<string, string>> = { 'public.file': 'blob_name' };
