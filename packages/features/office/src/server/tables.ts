import type { AccountTables } from '@pausenplatz/account/server';
import type { InvitationsTables } from '@pausenplatz/invitations/server';
import type { QrCardsTables } from '@pausenplatz/qr-cards/server';

/** It has no tables of its own: classes and people are those of schools and accounts. */
export type OfficeTables = AccountTables & InvitationsTables & QrCardsTables;
