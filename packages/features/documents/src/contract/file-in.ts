/** The parts of a signed address in the query of a preview; null where it is none. */
export function fileIn(search: string): { readonly id: string; readonly d: string; readonly s: string } | null {
  const [, id = '', query = ''] = /^\/files\/([\w-]{1,60})\?(.+)$/.exec(new URLSearchParams(search).get('file') ?? '') ?? [];
  const { d, s } = Object.fromEntries(new URLSearchParams(query));
  return id !== '' && d !== undefined && s !== undefined ? { id, d, s } : null;
}
