import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated, JSONColumnType } from 'kysely';

/** What waits in a mail: a registration keeps the whole person until the address is confirmed. */
export interface WaitingRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'Teacher' | 'Private';
  readonly passwordHash: string;
}

/** What waits for somebody to open a mail; its secret is hashed. */
export interface OwnTables {
  mail_token: {
    hash: string;
    kind: 'register' | 'confirm' | 'change' | 'reset';
    user_id: string | null;
    email: string;
    payload: JSONColumnType<WaitingRegistration> | null;
    expires_at: Date;
    created_at: Generated<Date>;
  };
}

export type RegistrationTables = OwnTables & AccountTables;
