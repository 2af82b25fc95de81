/** First entry of an archive. */
export interface BackupHead {
  readonly product: 'pausenplatz';
  /** Grows when older programs could not read the archive any more. */
  readonly format: 1;
  /** Version of the program that wrote it. */
  readonly version: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Files lie elsewhere (Azure) and are not in the archive. */
  readonly withoutFiles: boolean;
}

export interface DumpedTable {
  /** With its schema: `public.page`. */
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Stands before the tables: what the schema was, so that it can be made again. */
export interface DatabaseHead {
  readonly server: string;
  /** Names of the migrations that had been applied, in their order. */
  readonly migrations: readonly string[];
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly Sequence[];
}

/** Work of the queue that had not been done. */
export interface PendingJob {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  readonly data: object | null;
  /** ISO 8601 in UTC. */
  readonly startAfter: string;
}

/** Last entry: what must have come before it. */
export interface BackupSums {
  /** Rows and SHA-256 of the text of each table. */
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  /** The checksum goes over paths and contents in the archive's order (file-sums.ts); archives of before have none. */
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256?: string };
  readonly jobs: number;
  /** Names of files that rows speak of and that were not there. */
  readonly missingFiles: readonly string[];
}

export const entryNames = {
  head: 'backup.json',
  database: 'database.json',
  jobs: 'jobs.json',
  secret: 'session-secret',
  sums: 'sums.json',
  table: (name: string, part: number) => `tables/${name}.${String(part).padStart(5, '0')}.copy`,
  file: (path: string) => `files/${path}`,
} as const;

/** Schemas that are copied row by row; the job queue makes its own. */
export const dumpedSchemas = ['public', 'audit', 'wall'] as const;

/** The hub's own post between processes, which no migration makes. It is not backed up, and left out of archives of before that have it. */
export const postOfHub = 'public.hub_payload';
