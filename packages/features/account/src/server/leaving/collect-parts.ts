import { buffer } from 'node:stream/consumers';
import { newId, type PersonExport, type Services } from '@pausenplatz/kernel-server';
import { accountLimits } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import type { ExportPart } from '../sign-in-tables.ts';
import { zipWriter } from './zip-writer.ts';

type Report = (done: number, total: number) => Promise<void>;

/** Asks every feature what it keeps about the person and stores it in zips; memory holds one part at a time. */
export async function collectParts(services: Services, userId: string, report: Report): Promise<ExportPart[]> {
  const steps = services.steps.of('exportFor');
  const parts: ExportPart[] = [];
  let zip = zipWriter();
  const store = async () => {
    const content = zip.end();
    const blob = newId();
    await services.blobs.put(blob, content, 'application/zip');
    parts.push({ blob, sizeBytes: content.length });
  };
  const add = async (name: string, content: Buffer, isCompressed: boolean) => {
    if (zip.sizeBytes() > 0 && zip.sizeBytes() + content.length > accountLimits.exportPartBytes) {
      await store();
      zip = zipWriter();
    }
    zip.add(name, content, isCompressed);
  };
  await add(accountTexts.exportFiles.readMeName, Buffer.from(accountTexts.exportFiles.readMe), false);
  for (const [index, { feature, step }] of steps.entries()) {
    await report(index, steps.length);
    const found = await step(services, userId);
    await add(`${feature}.json`, Buffer.from(JSON.stringify(found.data, null, 2)), false);
    await addFiles(services, feature, found, add);
  }
  await report(steps.length, steps.length);
  await store();
  return parts;
}

async function addFiles(
  services: Services,
  feature: string,
  { files = [] }: PersonExport,
  add: (name: string, content: Buffer, isCompressed: boolean) => Promise<void>,
): Promise<void> {
  const taken = new Set<string>();
  for (const { name, blob } of files) {
    const stored = await services.blobs.get(blob);
    if (!stored) continue;
    // Pictures and films are compressed already; trying again costs time and wins nothing.
    await add(`${feature}/${freeName(name, taken)}`, await buffer(await stored.body()), true);
  }
}

/** A file name that is new in its folder and harmless on every system. */
function freeName(name: string, taken: Set<string>): string {
  const safe = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 150);
  const [, base = safe, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(safe) ?? [];
  let free = safe;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
