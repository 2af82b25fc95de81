import type { Kysely, Selectable } from 'kysely';
import type { Beam } from '../contract/index.ts';
import type { BeamTables } from './tables.ts';

/** A row as it leaves the server. */
export const presentBeam = ({ id, code, target, expires_at, opened }: Selectable<BeamTables['beam']>): Beam => ({
  id,
  code,
  target,
  expiresAt: expires_at.toISOString(),
  opened,
});

/** The codes of a person that still lead somewhere. */
export function liveBeams(db: Kysely<BeamTables>, userId: string, now: Date) {
  return db.selectFrom('beam').selectAll().where('created_by', '=', userId).where('expires_at', '>', now);
}
