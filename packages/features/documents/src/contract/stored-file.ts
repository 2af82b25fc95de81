import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shownFile } from './shown-file.ts';

export const storedFile = z.extend(shownFile, { id: scalars.id });
export type StoredFile = z.output<typeof storedFile>;
