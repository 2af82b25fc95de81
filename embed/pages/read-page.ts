import { frameApi } from '@pausenplatz/kernel-browser/frame';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { getPage } from '@pausenplatz/pages/contract';
import { framedCalls } from '@pausenplatz/pages/ui/framed';

/** A public page; throws for one that is not public, and without a network. */
export function readPage(url: string): Promise<OutputOf<typeof getPage>> {
  return frameApi.call(framedCalls.getPage, { url });
}

/** Origins of the websites that may show the page; none where that cannot be found out. */
export async function readFraming(url: string): Promise<readonly string[]> {
  const answer = await frameApi.call(framedCalls.getFraming, { url }).catch(() => ({ origins: [] }));
  return answer.origins;
}
