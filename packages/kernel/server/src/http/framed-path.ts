import type { FramedPath } from '../calls/feature.ts';
import type { Services } from '../services.ts';

/** What stands before the parameter of a framed path. */
export const prefixOf = ({ path }: Pick<FramedPath, 'path'>): string => path.split(':')[0] ?? path;

/** What is framed at an address, with its parameter filled in; null where nothing is. */
export function findFramed(
  framed: readonly FramedPath[],
  address: string,
): { readonly origins: (services: Services) => Promise<readonly string[] | null> } | null {
  const found = framed.find((one) => address.startsWith(prefixOf(one)));
  const parameter = decoded(address.split('/').at(-1) ?? '');
  return found ? { origins: (services) => found.origins(services, parameter) } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken percent sign names nothing.
    return '';
  }
}
