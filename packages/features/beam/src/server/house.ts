import type { CallContext } from '@pausenplatz/kernel-server';

/** The network that somebody asks from, as a keyed hash: it says whether two are in the same house, and not where. */
export function houseOf({ request, signer }: Pick<CallContext<never>, 'request' | 'signer'>): string {
  return signer.seal('beam-house', request.ip);
}
