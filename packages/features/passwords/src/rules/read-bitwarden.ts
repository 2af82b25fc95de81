import * as z from 'zod/mini';
import type { ForeignEntry } from './read-import.ts';

const text = z.nullish(z.string());
const login = z.object({
  username: text,
  password: text,
  totp: text,
  uris: z.nullish(z.array(z.object({ uri: text }))),
  fido2Credentials: z.nullish(z.array(z.unknown())),
});
const item = z.object({
  type: z.int(),
  name: text,
  notes: text,
  folderId: text,
  fields: z.nullish(z.array(z.unknown())),
  login: z.nullish(login),
});
const file = z.object({
  encrypted: z.optional(z.boolean()),
  folders: z.nullish(z.array(z.object({ id: text, name: text }))),
  items: z.optional(z.array(z.unknown())),
});

/** Accounts and notes; cards, identities and keys have no place in a vault. */
const [account, secureNote] = [1, 2];

interface BitwardenFile {
  readonly entries: readonly ForeignEntry[];
  /** Entries of other kinds, and those that are none. */
  readonly left: number;
}

/** What Bitwarden writes as JSON; `encrypted` where it was sealed by a password, null for anything else. */
export function readBitwarden(json: unknown): BitwardenFile | 'encrypted' | null {
  const read = file.safeParse(json);
  if (!read.success) return null;
  if (read.data.encrypted === true) return 'encrypted';
  const { items, folders } = read.data;
  if (!items) return null;
  const names = new Map(folders?.map(({ id, name }) => [id, name ?? '']));
  const known = items.flatMap((one) => {
    const { success, data } = item.safeParse(one);
    return success && (data.type === account || data.type === secureNote) ? [data] : [];
  });
  const entries = known.map(({ name, notes, folderId, fields, login: by }): ForeignEntry => {
    const addresses = (by?.uris ?? []).flatMap(({ uri }) => (uri ? [uri] : []));
    const [first = '', ...others] = addresses;
    return {
      title: name ?? '',
      url: first,
      group: folderId ? (names.get(folderId) ?? '') : '',
      userName: by?.username ?? '',
      secret: by?.password ?? '',
      note: [notes ?? '', ...others].filter((part) => part !== '').join('\n'),
      extras: (by?.totp ? 1 : 0) + (by?.fido2Credentials?.length ?? 0) + (fields?.length ?? 0),
    };
  });
  return { entries, left: items.length - known.length };
}

/** The same for whoever leaves: what Bitwarden, KeePassXC and others read. */
export function toBitwarden(entries: readonly Omit<ForeignEntry, 'extras'>[]): unknown {
  const groups = [...new Set(entries.map(({ group }) => group))].filter((group) => group !== '');
  const idOf = (group: string) => (group === '' ? null : `ordner-${groups.indexOf(group) + 1}`);
  return {
    encrypted: false,
    folders: groups.map((name) => ({ id: idOf(name), name })),
    items: entries.map(({ title, url, group, userName, secret, note }) => ({
      type: account,
      name: title,
      notes: note === '' ? null : note,
      favorite: false,
      folderId: idOf(group),
      login: { uris: url === '' ? [] : [{ match: null, uri: url }], username: userName, password: secret, totp: null },
    })),
  };
}
