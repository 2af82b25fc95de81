import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { passwordsTexts } from '../texts.ts';

/** What it refuses, together with what classes and accounts refuse for it. */
export const passwordsRefusals = {
  ...schoolRefusals,
  ...accountRefusals,
  ...defineRefusals(
    {
      PASSWORD_ITEM_NOT_FOUND: { status: 404, messageType: 'warning' },
      PASSWORD_GROUP_NOT_FOUND: { status: 404, messageType: 'warning' },
      PASSWORD_FORBIDDEN: { status: 403, messageType: 'warning' },
      PASSWORD_HIDDEN: { status: 403, messageType: 'warning' },
      PASSWORD_EMPTY: { status: 409, messageType: 'info' },
      PASSWORD_PROOF_NEEDED: { status: 403, messageType: 'info' },
      PASSWORD_OWN_NONE: { status: 409, messageType: 'warning' },
      PASSWORD_UNREADABLE: { status: 409, messageType: 'warning' },
      PASSWORD_CHANGED: { status: 409, messageType: 'warning' },
      PASSWORD_SIGHT_IS_OFF: { status: 409, messageType: 'warning' },
      PASSWORD_PUPIL_UNKNOWN: { status: 409, messageType: 'warning' },
      PASSWORD_ID_TAKEN: { status: 409, messageType: 'warning' },
      PASSWORDS_FULL: { status: 409, messageType: 'warning' },
      VAULT_NOT_FOUND: { status: 404, messageType: 'warning' },
      VAULT_EXISTS: { status: 409, messageType: 'warning' },
      VAULT_WRONG: { status: 403, messageType: 'warning' },
    },
    passwordsTexts.refusals,
  ),
} as const;
