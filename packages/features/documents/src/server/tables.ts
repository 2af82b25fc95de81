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
    /** How long a recording is; null for what is none, and where it does not say it. */
    seconds: Generated<number | null>;
    created_at: Generated<Date>;
    /** Pixels of the smaller versions that are kept of a picture, each in all formats. */
    widths: Generated<number[]>;
    /** A tiny WebP as base64, shown until the picture is there. */
    preview: Generated<string | null>;
    /** When the versions were drawn; null for what waits, and for what is no picture. */
    drawn_at: Generated<Date | null>;
    /** Since when a nightly look finds nobody who shows it. */
    unused_since: Generated<Date | null>;
  };
}
