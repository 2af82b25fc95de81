import { defineRefusals } from '@pausenplatz/kernel-contract';
import { boardsTexts } from '../texts.ts';

/** What boards refuse. */
export const boardsRefusals = defineRefusals(
  {
    BOARD_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOARD_ENTRY_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOARD_COMMENT_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOARD_FORBIDDEN: { status: 403, messageType: 'warning' },
    BOARD_OVER: { status: 409, messageType: 'warning' },
    BOARD_FROZEN: { status: 409, messageType: 'warning' },
    BOARD_PERSON_WRONG: { status: 400, messageType: 'warning' },
    BOARD_VERSION_NOT_FOUND: { status: 404, messageType: 'warning' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
    BOARD_FULL: { status: 409, messageType: 'warning' },
    BOARD_CELL_WRONG: { status: 400, messageType: 'warning' },
    BOARD_COLUMN_GONE: { status: 409, messageType: 'warning' },
    BOARD_PLACES_FULL: { status: 409, messageType: 'warning' },
    BOARD_PLACES_TAKEN: { status: 409, messageType: 'warning' },
    BOARD_ENTRY_WAITS: { status: 409, messageType: 'warning' },
    BOARD_ENTRY_CHANGED: { status: 409, messageType: 'warning' },
  },
  boardsTexts.refusals,
);
