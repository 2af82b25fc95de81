import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { addressOf } from '@pausenplatz/kernel-contract';
import { type countVisit, visitAddresses } from '@pausenplatz/school-reports/contract/addresses';
import { countDrawn } from './visits.ts';

const address = addressOf<typeof countVisit>(visitAddresses.countVisit);

/** What a page that the server drew does without the product's scripts: its opening is counted. */
export function openDrawn(path: string): void {
  const url = /^\/seite\/([a-z0-9-]{1,80})$/.exec(path)?.[1];
  if (url !== undefined) countDrawn(url, (visit) => frameApi.call(address, visit));
}
