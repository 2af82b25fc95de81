import { cleanFileName } from '@pausenplatz/documents/rules';

const ending = /\.[A-Za-z0-9]{1,8}$/;

/** The name that somebody typed, as every system can store it; a file keeps its ending, by which programs know it. */
export function itemName(typed: string, file: { readonly name: string } | null): string {
  const cleaned = cleanFileName(typed);
  const kept = file === null ? '' : (ending.exec(file.name)?.[0] ?? '');
  return cleaned.toLowerCase().endsWith(kept.toLowerCase()) ? cleaned : `${cleaned}${kept}`;
}
