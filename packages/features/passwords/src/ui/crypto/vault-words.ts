import { pictogramNames } from '@pausenplatz/icons/contract';
import * as z from 'zod/mini';
import type { VaultItem } from '../../contract/index.ts';
import { openText, sealText } from './vault-key.ts';

/** What an entry of a vault says, inside of its seal. */
const vaultWords = z.object({
  title: z.string(),
  url: z.string(),
  icon: z.enum(pictogramNames),
  group: z.string(),
  userName: z.string(),
  secret: z.string(),
  note: z.string(),
});
export type VaultWords = z.output<typeof vaultWords>;

export interface OpenItem extends VaultWords {
  readonly id: string;
  readonly version: number;
}

export interface OpenVault {
  readonly items: readonly OpenItem[];
  /** Those that do not open, with the day of their last change. */
  readonly damaged: readonly { readonly id: string; readonly updatedAt: string }[];
}

export const sealWords = (key: CryptoKey, as: { readonly id: string; readonly version: number }, words: VaultWords): Promise<string> =>
  sealText(key, as, JSON.stringify(words));

/** Opens what the server keeps; what is damaged is named, and the others live. */
export async function openItems(key: CryptoKey, items: readonly VaultItem[]): Promise<OpenVault> {
  const opened = await Promise.all(
    items.map(async ({ id, version, sealed, updatedAt }) => ({
      id,
      version,
      updatedAt,
      words: wordsOf(await openText(key, { id, version }, sealed)),
    })),
  );
  const readable = opened.flatMap(({ id, version, words }) => (words ? [{ id, version, ...words }] : []));
  return {
    items: readable.toSorted((one, other) => one.title.localeCompare(other.title, 'de-CH')),
    damaged: opened.flatMap(({ id, updatedAt, words }) => (words ? [] : [{ id, updatedAt }])),
  };
}

function wordsOf(text: string | null): VaultWords | null {
  if (text === null) return null;
  try {
    const read = vaultWords.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
