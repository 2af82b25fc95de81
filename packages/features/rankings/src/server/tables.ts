import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { RankingList } from '../contract/index.ts';

/** Tables of rankings. */
export interface OwnTables {
  /** Somebody who was on `/lernen/ranglisten`: an alias of their own, and whether they want to be on the lists. */
  rankings_person: { user_id: string; alias: string; is_listed: Generated<boolean> };
  /** A class whose children may be on the lists. */
  rankings_class: { class_id: string; is_listed: boolean };
  /** What somebody has in a list, refreshed each minute; whoever reached it first stands first. */
  rankings_value: { list: RankingList; user_id: string; value: number; reached_at: Date };
}

export type RankingsTables = OwnTables & SchoolsTables;
