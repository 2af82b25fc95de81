import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { newId, openKept, sealText, type Services } from '@pausenplatz/kernel-server';
import type { Insertable, Kysely } from 'kysely';
import type { PasswordsTables } from './tables.ts';

const purpose = 'password-key';

export const passwordSeals = [{ purpose, table: 'password_key', column: 'wrapped', owner: 'id' }] as const;

/** Whose data key: a class’s, or a child’s own. */
export type KeyPlace = { readonly class_id: string; readonly owner_id: null } | { readonly class_id: null; readonly owner_id: string };

/** What a secret is bound to: moved to another entry, another child or an earlier version it opens no more. */
interface SecretPlace {
  readonly itemId: string;
  readonly userId: string;
  readonly version: number;
}

interface DataKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const boundTo = ({ itemId, userId, version }: SecretPlace) => Buffer.from(`${itemId} ${userId} ${version}`);

/** Encrypts one password (AES-256-GCM). */
export function sealSecret({ bytes }: DataKey, place: SecretPlace, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce);
  cipher.setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The password again; null where it is damaged, or the place is another one. */
function openSecret({ bytes }: DataKey, place: SecretPlace, sealed: string): string | null {
  const stored = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, stored.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(boundTo(place));
    decipher.setAuthTag(stored.subarray(-16));
    return Buffer.concat([decipher.update(stored.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    // One damaged password says nothing about the others.
    return null;
  }
}

function unwrap(services: Pick<Services, 'signer'>, { id, wrapped }: { readonly id: string; readonly wrapped: string }): DataKey | null {
  const key = openKept(services, purpose, id, wrapped);
  return key === null ? null : { id, bytes: Buffer.from(key, 'base64url') };
}

/** A new data key: 32 random bytes, wrapped by the server’s secret, which is not in the database. */
export function aDataKey(
  services: Pick<Services, 'signer' | 'clock'>,
  place: KeyPlace,
): DataKey & { readonly row: Insertable<PasswordsTables['password_key']> } {
  const id = newId();
  const bytes = randomBytes(32);
  return {
    id,
    bytes,
    row: { id, ...place, wrapped: sealText(services, purpose, id, bytes.toString('base64url')), created_at: services.clock.now() },
  };
}

/** The key with which a place encrypts now. One that this server cannot open stays for a server that can, and another one is made. */
export async function keyOf(services: Pick<Services, 'signer' | 'clock'>, db: Kysely<PasswordsTables>, place: KeyPlace): Promise<DataKey> {
  const rows = await db
    .selectFrom('password_key')
    .select(['id', 'wrapped'])
    .where('class_id', 'is not distinct from', place.class_id)
    .where('owner_id', 'is not distinct from', place.owner_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const usable = rows.map((row) => unwrap(services, row)).find((key) => key !== null);
  if (usable) return usable;
  const { row, ...made } = aDataKey(services, place);
  await db.insertInto('password_key').values(row).execute();
  return made;
}

interface SealedRow {
  readonly item_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly key_id: string | null;
  readonly sealed: string | null;
}

/** Passwords of rows by `item user`, in one query; null where one cannot be read, and nothing where there is none. */
export async function openAll(
  services: Pick<Services, 'signer'>,
  db: Kysely<PasswordsTables>,
  rows: readonly SealedRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const keyIds = [...new Set(rows.flatMap(({ key_id }) => (key_id === null ? [] : [key_id])))];
  const found =
    keyIds.length === 0 ? [] : await db.selectFrom('password_key').select(['id', 'wrapped']).where('id', 'in', keyIds).execute();
  const keys = new Map(found.map((row) => [row.id, unwrap(services, row)]));
  return new Map(
    rows.flatMap(({ item_id: itemId, user_id: userId, version, key_id, sealed }) => {
      if (sealed === null) return [];
      const key = keys.get(key_id ?? '');
      return [[`${itemId} ${userId}`, key ? openSecret(key, { itemId, userId, version }, sealed) : null] as const];
    }),
  );
}
