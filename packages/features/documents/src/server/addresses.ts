import type { Services } from '@pausenplatz/kernel-server';
import { smallestWidth, versionAddress } from '../contract/versions.ts';

const dayMs = 86_400_000;

type Signer = Pick<Services, 'signer' | 'clock'>;

const keepAtMost = 20_000;
/** Addresses that were signed already: each reading of a page has them all again. */
const signed = new WeakMap<Signer['signer'], Map<string, string>>();

/** The signed address of a file; the same all day long, so that browsers may keep the file, and dead after the next day. */
export function fileAddress({ signer, clock }: Signer, fileId: string): string {
  const lastDay = Math.floor(clock.now().getTime() / dayMs) + 1;
  const value = `${fileId} ${lastDay}`;
  const known = signed.get(signer) ?? new Map<string, string>();
  signed.set(signer, known);
  const existing = known.get(value);
  if (existing) return existing;
  const address = `/files/${fileId}?d=${lastDay}&s=${signer.seal('file', value)}`;
  if (known.size >= keepAtMost) known.clear();
  known.set(value, address);
  return address;
}

/** The address of a picture that is shown small, as a face in a list. */
export function smallPictureAddress(signer: Signer, fileId: string): string {
  return versionAddress(fileAddress(signer, fileId), { width: smallestWidth, format: 'webp' });
}

export function isFileAddress({ signer, clock }: Signer, fileId: string, lastDay: string, seal: string): boolean {
  const today = Math.floor(clock.now().getTime() / dayMs);
  return /^\d{1,6}$/.test(lastDay) && Number(lastDay) >= today && signer.isSealed('file', `${fileId} ${lastDay}`, seal);
}
