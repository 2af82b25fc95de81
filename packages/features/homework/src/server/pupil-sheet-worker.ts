import { inWorker } from '@pausenplatz/kernel-server';
import type { setPupilSheet } from './pupil-sheet-pdf.ts';

/** Sets the sheet on another thread: a year of entries takes a second, and nobody else waits for it. */
export const pupilSheetDocument = inWorker<typeof setPupilSheet>(new URL('./pupil-sheet-pdf.ts', import.meta.url).href, 'setPupilSheet');
