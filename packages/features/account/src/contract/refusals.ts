import { defineRefusals } from '@pausenplatz/kernel-contract';
import { accountTexts } from '../texts.ts';

export const accountRefusals = defineRefusals(
  {
    WRONG_CREDENTIALS: { status: 401, messageType: 'error' },
    REFRESH_REFUSED: { status: 401, messageType: 'error' },
    TOO_MANY_ATTEMPTS: { status: 429, messageType: 'warning' },
    PASSWORD_UNCHANGED: { status: 400, messageType: 'warning' },
    PASSWORD_TOO_COMMON: { status: 400, messageType: 'warning' },
    NO_INITIAL_PASSWORD: { status: 409, messageType: 'info' },
    ENTRA_UNAUTHORIZED: { status: 401, messageType: 'error' },
    ENTRA_TENANT_UNKNOWN: { status: 403, messageType: 'warning' },
    TEAMS_NOT_LINKED: { status: 404, messageType: 'info' },
    TEAMS_LINKED_ELSEWHERE: { status: 409, messageType: 'warning' },
    WRONG_ROLE: { status: 403, messageType: 'permission' },
  },
  accountTexts.refusals,
);
