import { defineRefusals } from '@pausenplatz/kernel-contract';
import { foldersTexts } from '../texts.ts';

/** What folders refuse. */
export const foldersRefusals = defineRefusals(
  {
    FOLDER_NOT_FOUND: { status: 404, messageType: 'warning' },
    FOLDER_ITEM_NOT_FOUND: { status: 404, messageType: 'warning' },
    FOLDER_FORBIDDEN: { status: 403, messageType: 'permission' },
    FOLDER_FULL: { status: 409, messageType: 'warning' },
    FOLDER_TOO_DEEP: { status: 409, messageType: 'warning' },
    FOLDER_INTO_ITSELF: { status: 409, messageType: 'warning' },
    FOLDER_ZIP_EMPTY: { status: 409, messageType: 'warning' },
    FOLDER_ZIP_TOO_LARGE: { status: 413, messageType: 'warning' },
    FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
  },
  foldersTexts.refusals,
);
