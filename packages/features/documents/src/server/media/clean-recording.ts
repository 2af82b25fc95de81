import { inWorker } from '@pausenplatz/kernel-server';
import type { withoutPlaces } from './without-places.ts';

/** Cleans a recording on another thread; a film of 25 MB has many parts, and a mean one has more. */
export const cleanRecording = inWorker<typeof withoutPlaces>(new URL('./without-places.ts', import.meta.url).href, 'withoutPlaces');
