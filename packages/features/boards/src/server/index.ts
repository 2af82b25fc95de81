import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as boardSchemas from '../contract/boards.ts';
import { boardBlocks, boardCard, cardBoard } from '../contract/index.ts';
import { boardsLog } from '../texts.log.ts';
import { demoBoards } from './demo/demo-boards.ts';
import { cardBoardHandlers } from './handlers/card-boards.ts';
import { cardVersionHandlers } from './handlers/card-versions.ts';
import { cardHandlers } from './handlers/cards.ts';
import { commentHandlers } from './handlers/comments.ts';
import { entryHandlers } from './handlers/entries.ts';
import { markHandlers } from './handlers/marks.ts';
import { createBoards } from './migrations/2026-12-04-boards-create.ts';
import { addCards } from './migrations/2026-12-06-boards-cards.ts';
import { boardsRefusals } from './refusals.ts';
import { boardsSteps, purgeEntries } from './steps.ts';

export type { BoardsTables } from './tables.ts';

/** Boards that stand on pages as blocks: lists, and boards with cards. */
export const boardsServer: ServerFeature = {
  name: 'boards',
  blocks: boardBlocks,
  uploads: ['attachment'] satisfies readonly FileKind[],
  migrations: [createBoards, addCards],
  schemas: { board: boardSchemas.board, boardEntry: boardSchemas.boardEntry, boardCard, cardBoard },
  refusals: boardsRefusals,
  log: boardsLog,
  handlers: [...entryHandlers, ...markHandlers, ...commentHandlers, ...cardBoardHandlers, ...cardHandlers, ...cardVersionHandlers],
  jobs: [purgeEntries],
  steps: boardsSteps,
  demo: demoBoards,
};
