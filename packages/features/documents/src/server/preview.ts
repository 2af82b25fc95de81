import { type FramedPath, handlersFor, type RateRule, refuse } from '@pausenplatz/kernel-server';
import { previewFile } from '../contract/index.ts';
import { previewPath } from '../contract/preview-path.ts';
import { isFileAddress } from './addresses.ts';
import { fileColumns, presentFile } from './present.ts';
import type { DocumentsTables } from './tables.ts';

const perAddress: RateRule = { name: 'file-preview', points: 1_200, perSeconds: 60, perProcess: true };
const { handle } = handlersFor<DocumentsTables>();

export const previewFileHandler = handle(
  previewFile,
  async (context, { id, d, s }) => {
    const seconds = await context.rateLimiter.take(perAddress, context.request.ip);
    if (seconds > 0) return refuse('TOO_MANY_REQUESTS', { details: { seconds } });
    // The signed address is the proof; it was made for somebody who saw the file.
    if (!isFileAddress(context, id, d, s)) return refuse('FORBIDDEN');
    const row = await context.db.selectFrom('file').select(fileColumns).where('file.id', '=', id).executeTakeFirst();
    return row ? presentFile(context, row) : refuse('NOT_FOUND');
  },
  { asSystem: true },
);

/** Only we frame it: the address of a file is a secret of those who were given it. */
export const framedPreview: FramedPath = { path: previewPath, origins: async () => [] };
