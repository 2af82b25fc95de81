import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { addressOf } from '@pausenplatz/kernel-contract';
import type { countVisit } from '@pausenplatz/school-reports/contract';
import { countDrawn } from './visits.ts';

/** Apart from its schemas, which are heavy for a page without the product's scripts. */
export const visitAddress = addressOf<typeof countVisit>({ method: 'POST', path: 'administration/visits/count' });

/** What a page that the server drew does without the product's scripts: its opening is counted. */
export function openDrawn(path: string): void {
  const url = /^\/seite\/([a-z0-9-]{1,80})$/.exec(path)?.[1];
  if (url !== undefined) countDrawn(url, (visit) => frameApi.call(visitAddress, visit));
}
