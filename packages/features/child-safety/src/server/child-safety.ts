import { handlersFor } from '@pausenplatz/kernel-server';
import type { ChildSafetyTables } from './tables.ts';

export const { handle } = handlersFor<ChildSafetyTables>();
