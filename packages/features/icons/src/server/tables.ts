import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { Generated } from 'kysely';

/** Tables of icons. */
export interface OwnTables {
  /** Pictures that somebody keeps to choose them again. */
  user_icon: { user_id: string; file_id: string; label: string; created_at: Generated<Date> };
}

export type IconsTables = OwnTables & DocumentsTables;
