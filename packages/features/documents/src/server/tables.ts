import type { Generated } from 'kysely';

/** Tables of documents: permissions to upload, and the files that passed the check. */
export interface DocumentsTables {
  upload: {
    id: string;
    owner_id: string;
    /** The school whose store it takes a part of; null for people without one. */
    school_id: string | null;
    service: string;
    blob_name: string;
    file_name: string;
    /** As claimed, and reserved as long as there is no file; 0 once it was given back. */
    size_bytes: number;
    expires_at: Date;
    file_id: string | null;
  };
  file: {
    id: string;
    owner_id: string;
    school_id: Generated<string | null>;
    blob_name: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    width: number | null;
    height: number | null;
    created_at: Generated<Date>;
    /** Since when a nightly look finds nobody who shows it. */
    unused_since: Generated<Date | null>;
  };
}
