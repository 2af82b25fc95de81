import { exportFileTexts } from '../../texts.ts';
import { archiveEntries } from '@pausenplatz/documents/server';
import type { Readable } from 'node:stream';
import { newId, type Services, type ZipEntry, zipParts } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import type { ExportPart } from '../tables.ts';

type Report = (done: number, total: number) => Promise<void>;

/**
 * Asks every feature what it keeps about the person and writes it into zips, as streams. `remember` is told of each part before its
 * file is there, so that whatever breaks off, somebody knows what to delete.
 */
export async function collectParts(
  services: Services,
  userId: string,
  { report, remember }: { readonly report: Report; readonly remember: (parts: readonly ExportPart[]) => Promise<void> },
): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  for await (const zip of zipParts(entriesOf(services, userId, report), accountLimits.exportPartBytes)) {
    const blob = newId();
    await remember([...parts, { blob, sizeBytes: 0 }]);
    await services.blobs.put(blob, zip, 'application/zip');
    parts.push({ blob, sizeBytes: (await services.blobs.get(blob))?.sizeBytes ?? 0 });
  }
  return parts;
}

/** The same zips for the operator, who writes them where they are handed over; each has to be read to its end before the next. */
export const personZips = (services: Services, userId: string): AsyncGenerator<Readable> =>
  zipParts(
    entriesOf(services, userId, async () => undefined),
    accountLimits.exportPartBytes,
  );

async function* entriesOf(services: Services, userId: string, report: Report): AsyncGenerator<ZipEntry> {
  const steps = services.steps.of('exportFor');
  const readMe = Buffer.from(exportFileTexts.readMe);
  yield { name: exportFileTexts.readMeName, sizeBytes: readMe.length, isPacked: false, content: async () => [readMe] };
  for (const [index, { feature, step }] of steps.entries()) {
    await report(index, steps.length);
    yield* archiveEntries(services, { folder: '', feature }, await step(services, userId));
  }
  await report(steps.length, steps.length);
}
