import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';

/** Tables of shop. */
export interface OwnTables {
  shop_entry: {
    id: string;
    class_id: string;
    title: string;
    done: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
  };
}

export type ShopTables = OwnTables & SchoolsTables;
