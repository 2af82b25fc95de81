import { isLoopback } from '../config/config-part.ts';
import type { Services } from '../services.ts';

/** Origins whose scripts are ours: the public one, and on the own machine whatever loopback name was typed. */
export function ownOrigins(services: Pick<Services, 'origin'>): readonly string[] {
  const own = services.origin();
  const { hostname, port, protocol } = new URL(own);
  return isLoopback(hostname) ? [own, `${protocol}//localhost:${port}`, `${protocol}//127.0.0.1:${port}`] : [own];
}
