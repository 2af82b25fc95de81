import { personOf, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { foldersLimits, zipFolderItems } from '../../contract/index.ts';
import { chosenOf } from '../change.ts';
import { handle, refuse } from '../folders.ts';
import { readItems } from '../read.ts';
import { proveFolder } from '../scope.ts';
import { zipAddress } from '../zip/address.ts';
import { zipFiles } from '../zip/entries.ts';

const perPerson: RateRule = { name: 'folders-zip', points: 60, perSeconds: 600 };

export const zipHandler = handle(zipFolderItems, async (context, { blockId, ids }) => {
  const scope = await proveFolder(context, blockId);
  const seconds = await context.rateLimiter.take(perPerson, scope.userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  const items = await readItems(context.db, { blockId });
  const of = { ...scope, ids: chosenOf(scope, items, ids).map(({ id }) => id) };
  const files = zipFiles(of, items);
  if (files.length === 0) return refuse('FOLDER_ZIP_EMPTY');
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > foldersLimits.zipBytes) return refuse('FOLDER_ZIP_TOO_LARGE');
  return { url: zipAddress(context, { blockId, sessionId: personOf(context).sessionId, ids: of.ids }) };
});
