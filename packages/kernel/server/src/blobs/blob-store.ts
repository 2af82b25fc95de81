import type { Readable } from 'node:stream';

export interface UploadPermission {
  /** `BlobEndpoint=…;SharedAccessSignature=…`: one PUT of one blob, until `expiresAt`. */
  readonly connectionString: string;
  readonly container: string;
  readonly blobName: string;
}

export interface StoredBlob {
  readonly sizeBytes: number;
  /** The content, or the part from `start` to `end`, both included. */
  readonly body: (range?: { readonly start: number; readonly end: number }) => Promise<Readable>;
}

/** Files that browsers send to us. */
export interface Arrivals {
  /** Where they are written while they come. */
  readonly folder: string;
  /** Keeps what lies at `path` unless there is something of that name already: false then. */
  readonly keepNew: (blobName: string, path: string) => Promise<boolean>;
}

/** Where files lie. Names are chosen by the server; all drivers pass one specification suite. */
export interface BlobStore {
  readonly kind: 'disk' | 'azure' | 's3';
  /** Origin that browsers send their PUT to, besides our own; for the content security policy. */
  readonly foreignOrigin: string | null;
  /** Null where browsers send their files to the store itself. */
  readonly arrivals: Arrivals | null;
  allowUpload(blobName: string, maximumBytes: number, expiresAt: Date): Promise<UploadPermission>;
  /** A stream that breaks off leaves nothing behind. */
  put(blobName: string, content: Buffer | Readable, mimeType: string): Promise<void>;
  get(blobName: string): Promise<StoredBlob | null>;
  delete(blobName: string): Promise<void>;
}

/** Blob names are 22 characters of base64url with an optional suffix of lower-case letters and digits; nothing else reaches a file system. */
export function assertBlobName(name: string): void {
  if (!/^[A-Za-z0-9_-]{22}(-[a-z0-9]{1,16})?$/.test(name)) throw new Error('Blob name');
}
