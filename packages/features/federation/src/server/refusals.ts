import { accountRefusals } from '@pausenplatz/account/server';
import { defineRefusals } from '@pausenplatz/kernel-contract';
import { federationRefusalTexts } from '../texts.ts';

/** What it refuses, together with what accounts refuse for it. */
export const federationRefusals = {
  ...accountRefusals,
  ...defineRefusals(
    {
      ENTRA_UNAUTHORIZED: { status: 401, messageType: 'error' },
      ENTRA_TENANT_UNKNOWN: { status: 403, messageType: 'warning' },
      TEAMS_NOT_LINKED: { status: 404, messageType: 'info' },
      TEAMS_LINKED_ELSEWHERE: { status: 409, messageType: 'warning' },
      TEAMS_CODE_WRONG: { status: 409, messageType: 'warning' },
      TEAMS_NOT_SET_UP: { status: 409, messageType: 'info' },
      TEAMS_WINDOW_ENDED: { status: 404, messageType: 'warning' },
      TENANT_BLOCKED: { status: 409, messageType: 'warning' },
      TENANT_CONNECTED: { status: 409, messageType: 'info' },
      TENANT_ELSEWHERE: { status: 409, messageType: 'warning' },
      TENANT_LINK_GONE: { status: 404, messageType: 'warning' },
      TENANT_LIST_CHANGED: { status: 409, messageType: 'warning' },
      TENANT_LIST_NOTHING: { status: 409, messageType: 'info' },
      TENANT_NOT_FOUND: { status: 404, messageType: 'warning' },
      TENANT_REQUEST_GONE: { status: 404, messageType: 'warning' },
      WRONG_ROLE: { status: 403, messageType: 'permission' },
      PROVIDER_NOT_FOUND: { status: 404, messageType: 'warning' },
      PROVIDER_UNREACHABLE: { status: 409, messageType: 'error' },
      PROVIDER_SAID_NO: { status: 403, messageType: 'warning' },
      LINK_OTHER_SCHOOL: { status: 403, messageType: 'permission' },
      LINK_ENDED: { status: 404, messageType: 'warning' },
      LINKED_ELSEWHERE: { status: 409, messageType: 'warning' },
    },
    federationRefusalTexts,
  ),
} as const;
