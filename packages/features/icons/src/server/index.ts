import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { drawnIcon, emojiIcon } from '../contract/index.ts';
import { iconsHandlers } from './handlers.ts';
import { createIcons } from './migrations/2026-12-09-icons-create.ts';
import { iconsRefusals } from './refusals.ts';
import { iconsSteps } from './steps.ts';

export { pausenplatzIcon } from './sets/sets.ts';
export type { IconsTables } from './tables.ts';

/** Icons to choose from, and those that people keep. */
export const iconsServer: ServerFeature = {
  name: 'icons',
  uploads: ['picture'] satisfies readonly FileKind[],
  migrations: [createIcons],
  schemas: { drawnIcon, emojiIcon },
  refusals: iconsRefusals,
  handlers: iconsHandlers,
  steps: iconsSteps,
};
