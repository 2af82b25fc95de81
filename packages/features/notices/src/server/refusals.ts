import { defineRefusals } from '@pausenplatz/kernel-contract';
import { noticesTexts } from '../texts.ts';

export const noticesRefusals = defineRefusals(
  {
    MESSAGE_NOT_FOUND: { status: 404, messageType: 'warning' },
    MESSAGE_END_PAST: { status: 400, messageType: 'warning' },
    MESSAGE_END_FAR: { status: 400, messageType: 'warning' },
    TOO_MANY_MESSAGES: { status: 409, messageType: 'warning' },
    FIELD_NOT_OWN: { status: 403, messageType: 'permission' },
  },
  noticesTexts.refusals,
);
