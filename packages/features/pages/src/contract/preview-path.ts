/** Where a page is drawn without anything around it, for who was given a sealed address. */
export const previewPrefix = '/helpers/screenshot/';

/** Id, last second and seal of an address of a preview; null where it is none. */
export function previewIn(id: string, search: string): { readonly id: string; readonly until: string; readonly s: string } | null {
  const given = new URLSearchParams(search);
  const [until, s] = [given.get('until') ?? '', given.get('s') ?? ''];
  return /^\d{1,12}$/.test(until) && s !== '' && s.length <= 200 ? { id, until, s } : null;
}
