import type { PeopleTables } from '@pausenplatz/account/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';

/** Tables of beaming. Who opens a code is written down nowhere. */
export interface OwnTables {
  beam: {
    id: string;
    code: string;
    target: string;
    created_by: string;
    created_at: Date;
    expires_at: Date;
    opened: Generated<number>;
    /** Keyed hash of the network in which the code was made. */
    house: string;
  };
}

export type BeamTables = OwnTables & SchoolsTables & PeopleTables;
