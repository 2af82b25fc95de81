import type { Services } from '@pausenplatz/kernel-server';
import { foldersLimits, folderModes } from '../../contract/index.ts';
import type { FolderScope } from '../scope.ts';

export const zipPath = '/folders/zip';

/** What a zip is of, and in whose eyes; it was proven when the address was made. */
export interface ZipOf extends Pick<FolderScope, 'blockId' | 'userId' | 'isKeeper' | 'mode'> {
  readonly ids: readonly string[];
}

type Signer = Pick<Services, 'signer' | 'clock'>;
const purpose = 'folder-zip';

/** An address that is good for five minutes, for whoever was given it; nothing in it can be changed. */
export function zipAddress({ signer, clock }: Signer, { blockId, userId, isKeeper, mode, ids }: ZipOf): string {
  const until = clock.now().getTime() + foldersLimits.zipMinutes * 60_000;
  const of = [until, blockId, userId, isKeeper ? 'keeper' : 'member', mode, ...ids].join('.');
  return `${zipPath}?${new URLSearchParams({ of, s: signer.seal(purpose, of) })}`;
}

/** What an address stands for; null where it is none of ours, or over. */
export function zipOf({ signer, clock }: Signer, { of, s }: Readonly<Record<string, unknown>>): ZipOf | null {
  if (typeof of !== 'string' || typeof s !== 'string' || !signer.isSealed(purpose, of, s)) return null;
  const [until, blockId = '', userId = '', who, mode, ...ids] = of.split('.');
  const known = folderModes.find((one) => one === mode);
  if (!known || Number(until) < clock.now().getTime()) return null;
  return { blockId, userId, isKeeper: who === 'keeper', mode: known, ids };
}
