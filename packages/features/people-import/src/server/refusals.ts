import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { importRefusalTexts } from '../texts.ts';

/** What it refuses, together with what classes and schools refuse for it. */
export const peopleImportRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      IMPORT_PLAN_CHANGED: { status: 409, messageType: 'warning' },
      IMPORT_NOTHING: { status: 400, messageType: 'warning' },
      IMPORT_NOT_FOUND: { status: 404, messageType: 'warning' },
      IMPORT_UNDO_LATE: { status: 409, messageType: 'warning' },
      IMPORT_UNDONE: { status: 409, messageType: 'info' },
      IMPORT_RUNNING: { status: 409, messageType: 'info' },
    },
    importRefusalTexts,
  ),
} as const;
