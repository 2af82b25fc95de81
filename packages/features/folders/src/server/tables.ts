import type { PeopleTables } from '@pausenplatz/account/server';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { Generated } from 'kysely';
import type { ItemOrigin } from '../contract/index.ts';

/** Tables of folders. */
export interface OwnTables {
  /** A folder has a name, a file that of its file. */
  folder_item: {
    id: string;
    page_id: string;
    block_id: string;
    parent_id: Generated<string | null>;
    file_id: Generated<string | null>;
    name: Generated<string | null>;
    owner_id: string;
    origin: ItemOrigin;
    created_at: Date;
    deleted_at: Generated<Date | null>;
    deleted_by: Generated<string | null>;
    /** What was deleted by hand, itself or a folder above: that is what stands in the trash. */
    deleted_with: Generated<string | null>;
  };
}

/** What a folder stands on: pages are another feature’s, and stay so. */
export interface PlaceTables {
  page: { id: string; title: string; group_type: string; group_id: string; deleted_at: Date | null };
}

export type FoldersTables = OwnTables & PlaceTables & DocumentsTables & SchoolsTables & PeopleTables;
