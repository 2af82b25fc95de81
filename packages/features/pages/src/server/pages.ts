import { handlersFor } from '@pausenplatz/kernel-server';
import type { PagesTables } from './tables.ts';

export const { handle } = handlersFor<PagesTables>();
