import type { Generated } from 'kysely';

/** Tables of documents: permissions to upload, and the files that passed the check. */
export interface DocumentsTables {
  upload: {
    id: string;
    owner_id: string;
    service: string;
    blob_name: string;
    file_name: string;
    size_bytes: number;
    expires_at: Date;
    file_id: string | null;
  };
  file: {
    id: string;
    owner_id: string;
    blob_name: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    width: number | null;
    height: number | null;
    created_at: Generated<Date>;
  };
}
