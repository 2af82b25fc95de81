import type { AccountTables } from '@pausenplatz/account/server';
import type { FederationTables } from '@pausenplatz/federation/server';
import type { InvitationsTables } from '@pausenplatz/invitations/server';
import type { QrCardsTables } from '@pausenplatz/qr-cards/server';

/** Table of the administration itself: how a school writes to parents. */
export interface OwnTables {
  letter_template: { school_id: string; title: string; body: string };
}

export type OfficeTables = OwnTables & AccountTables & FederationTables & InvitationsTables & QrCardsTables;
