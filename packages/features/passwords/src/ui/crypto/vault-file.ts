import * as z from 'zod/mini';
import { derivation } from '../../contract/index.ts';
import type { TakenEntry } from '../../rules/index.ts';
import { deriveKey, newDerivation } from './derive.ts';
import { newVaultKey, openText, sealText, unwrapKey, wrapKey } from './vault-key.ts';

const format = 'pausenplatz-tresor';
const sealedAs = { id: format, version: 1 } as const;

/** A vault that somebody takes along, sealed by a password of its own. */
const vaultFile = z.object({ format: z.literal(format), version: z.literal(1), derivation, wrapped: z.string(), sealed: z.string() });
export type VaultFile = z.output<typeof vaultFile>;

const entries = z.array(
  z.object({ title: z.string(), url: z.string(), group: z.string(), userName: z.string(), secret: z.string(), note: z.string() }),
);

export async function sealFile(all: readonly TakenEntry[], password: string): Promise<VaultFile> {
  const how = newDerivation();
  const [{ wrapping }, key] = await Promise.all([deriveKey(password, how), newVaultKey()]);
  const words = all.map(({ title, url, group, userName, secret, note }) => ({ title, url, group, userName, secret, note }));
  const sealed = await sealText(key, sealedAs, JSON.stringify(words));
  return { format, version: 1, derivation: how, wrapped: await wrapKey(key, wrapping), sealed };
}

/** Whether this is such a file, before anybody types its password. */
export function asVaultFile(json: unknown): VaultFile | null {
  const read = vaultFile.safeParse(json);
  return read.success ? read.data : null;
}

/** What is in it; null where the password is another one, or the file was changed. */
export async function openFile(file: VaultFile, password: string): Promise<readonly TakenEntry[] | null> {
  const { wrapping } = await deriveKey(password, file.derivation);
  try {
    const text = await openText(await unwrapKey(file.wrapped, wrapping), sealedAs, file.sealed);
    return text === null ? null : entries.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
