import { defineRefusals } from '@pausenplatz/kernel-contract';
import { iconsTexts } from '../texts.ts';

/** What icons refuse. */
export const iconsRefusals = defineRefusals(
  {
    ICON_NOT_FOUND: { status: 404, messageType: 'warning' },
    ICONS_FULL: { status: 409, messageType: 'warning' },
  },
  iconsTexts.refusals,
);
