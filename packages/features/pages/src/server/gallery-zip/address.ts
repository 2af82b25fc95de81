import type { Services } from '@pausenplatz/kernel-server';
import { pageLimits } from '../../contract/index.ts';

export const galleryZipPath = '/pages/gallery/zip';

type Signer = Pick<Services, 'signer' | 'clock'>;
const purpose = 'gallery-zip';

/** An address that is good for five minutes, for whoever was given it. */
export function galleryZipAddress({ signer, clock }: Signer, blockId: string): string {
  const of = `${clock.now().getTime() + pageLimits.zipMinutes * 60_000}.${blockId}`;
  return `${galleryZipPath}?${new URLSearchParams({ of, s: signer.seal(purpose, of) })}`;
}

/** The gallery that an address stands for; null where it is none of ours, or over. */
export function galleryOfAddress({ signer, clock }: Signer, { of, s }: Readonly<Record<string, unknown>>): string | null {
  if (typeof of !== 'string' || typeof s !== 'string' || !signer.isSealed(purpose, of, s)) return null;
  const [until, blockId = ''] = of.split('.');
  return Number(until) < clock.now().getTime() ? null : blockId;
}
