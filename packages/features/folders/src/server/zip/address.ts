import type { Services } from '@pausenplatz/kernel-server';
import { foldersLimits } from '../../contract/index.ts';

export const zipPath = '/folders/zip';

/** What a zip is of, and who asked for it in which session. */
interface ZipOf {
  readonly blockId: string;
  readonly sessionId: string;
  readonly ids: readonly string[];
}

type Signer = Pick<Services, 'signer' | 'clock'>;
const purpose = 'folder-zip';

/** An address that is good for five minutes, while the session lasts that asked for it; nothing in it can be changed. */
export function zipAddress({ signer, clock }: Signer, { blockId, sessionId, ids }: ZipOf): string {
  const until = clock.now().getTime() + foldersLimits.zipMinutes * 60_000;
  const of = [until, blockId, sessionId, ...ids].join('.');
  return `${zipPath}?${new URLSearchParams({ of, s: signer.seal(purpose, of) })}`;
}

/** What an address stands for; null where it is none of ours, or over. */
export function zipOf({ signer, clock }: Signer, { of, s }: Readonly<Record<string, unknown>>): ZipOf | null {
  if (typeof of !== 'string' || typeof s !== 'string' || !signer.isSealed(purpose, of, s)) return null;
  const [until, blockId = '', sessionId = '', ...ids] = of.split('.');
  return Number(until) < clock.now().getTime() ? null : { blockId, sessionId, ids };
}
