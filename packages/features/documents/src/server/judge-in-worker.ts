import { inWorker } from '@pausenplatz/kernel-server';
import type { judgeUpload } from './judge-upload.ts';

/** An ordinary file of 25 MB takes less than a second; what takes much longer was made to. */
export const judgeInWorker = inWorker<typeof judgeUpload>(new URL('./judge-upload.ts', import.meta.url).href, 'judgeUpload', {
  mayTakeMs: 20_000,
});
