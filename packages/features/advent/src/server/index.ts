import type { FileKind } from '@pausenplatz/documents/contract';
import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { adventBlocks } from '../contract/blocks.ts';
import * as calendar from '../contract/calendar.ts';
import * as content from '../contract/content.ts';
import { adventLog } from '../texts.log.ts';
import { demoAdvent, moveDemoCalendar } from './demo/demo-advent.ts';
import { framedCalendar } from './framing.ts';
import {
  copyHandler,
  createHandler,
  deleteHandler,
  editHandler,
  listHandler,
  restoreHandler,
  updateHandler,
} from './handlers/calendars.ts';
import { doorHandlers } from './handlers/doors.ts';
import { framingHandler, markOpenedHandler, openDoorHandler, showHandler } from './handlers/show.ts';
import { todayHandler } from './handlers/today.ts';
import { createAdvent } from './migrations/2026-12-01-advent-create.ts';
import { closeDoors } from './migrations/2026-12-14-advent-close.ts';
import { adventRefusals } from './refusals.ts';
import { adventSteps, purgeAdvent } from './steps.ts';
import { adventTopics } from './topics.ts';
import { registerWebsiteReads } from './website-reads.ts';

export type { AdventTables } from './tables.ts';

/** The advent calendars; behind a door stands any block of the catalogue that needs no file. */
export const adventServer = (catalogue: () => readonly BlockType[]): ServerFeature => ({
  name: 'advent',
  migrations: [createAdvent, closeDoors],
  schemas: { ...calendar, ...content },
  refusals: adventRefusals,
  log: adventLog,
  blocks: adventBlocks,
  uploads: ['picture', 'video', 'sound'] satisfies readonly FileKind[],
  framed: [framedCalendar],
  routes: registerWebsiteReads,
  handlers: [
    listHandler,
    createHandler,
    showHandler,
    editHandler,
    updateHandler,
    deleteHandler,
    restoreHandler,
    copyHandler,
    framingHandler,
    openDoorHandler,
    markOpenedHandler,
    todayHandler,
    ...doorHandlers(catalogue),
  ],
  topics: adventTopics,
  jobs: [purgeAdvent, moveDemoCalendar],
  steps: adventSteps,
  demo: demoAdvent,
});
