import { brand, clientHeader, type OutputOf } from '@pausenplatz/kernel-contract';
import type { getFraming, getPage } from '@pausenplatz/pages/contract';

/** The two calls of a frame by their paths alone: their definitions would bring every schema of the feature along. */
export const framedPaths = { page: 'pages/get/{url}', framing: 'pages/framing/get/{url}' } as const;

async function read(path: string, url: string): Promise<unknown> {
  const address = `/api/${path.replace('{url}', encodeURIComponent(url))}`;
  const headers = { [clientHeader]: brand.webVersion, accept: 'application/json' };
  const response = await fetch(address, { headers, credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}

/** A public page; throws for one that is not public, and without a network. */
export async function readPage(url: string): Promise<OutputOf<typeof getPage>> {
  // The server lets out only what the call's schema names.
  return (await read(framedPaths.page, url)) as OutputOf<typeof getPage>;
}

/** Origins of the websites that may show the page; none where that cannot be found out. */
export async function readFraming(url: string): Promise<readonly string[]> {
  const answer = (await read(framedPaths.framing, url).catch(() => ({ origins: [] }))) as OutputOf<typeof getFraming>;
  return answer.origins;
}
