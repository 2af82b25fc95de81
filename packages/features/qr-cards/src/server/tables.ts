import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated } from 'kysely';

/** Cards of pupils; secrets and pictures are hashed or sealed. */
export interface OwnTables {
  qr_card: { user_id: string; secret_hash: string; pin_seal: string | null; created_at: Generated<Date> };
}

export type QrCardsTables = OwnTables & AccountTables;
