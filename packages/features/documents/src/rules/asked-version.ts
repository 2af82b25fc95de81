import { type Version, versionFormats } from '../contract/versions.ts';

/** What the query of a file's address asks for: a version, the file itself (null), or what no address ever says ('impossible'). */
export function askedVersion({ w, f }: Readonly<Record<string, unknown>>): Version | null | 'impossible' {
  if (w === undefined && f === undefined) return null;
  const format = versionFormats.find((one) => one === f);
  return format !== undefined && typeof w === 'string' && /^[1-9]\d{0,3}$/.test(w) ? { width: Number(w), format } : 'impossible';
}
