import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { defineConfig } from '../config/config-part.ts';
import { type Retention, readRetention } from './retention.ts';
import { backupTexts } from './texts.ts';

interface BackupSettings {
  /** Where backups go by themselves every night; null: nowhere. */
  readonly dir: string | null;
  /** Cron expression in Europe/Zurich. */
  readonly schedule: string;
  readonly keep: Retention;
  /** Public key for whom backups are sealed; null: they are readable. */
  readonly recipient: string | null;
}

/** Backups that the server makes by itself. */
export const backupConfig = defineConfig(
  {
    BACKUP_DIR: { schema: z.optional(z.string().check(z.minLength(1))), expected: backupTexts.dir },
    BACKUP_AT: { schema: z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '02:30'), expected: backupTexts.at },
    BACKUP_KEEP: {
      schema: z._default(z.string().check(z.regex(/^\d{1,3}[dwm]( \d{1,3}[dwm]){0,2}$/)), '7d 4w 12m'),
      expected: backupTexts.keep,
    },
    BACKUP_RECIPIENT: { schema: z.optional(z.string().check(z.regex(/^age1[a-z0-9]{20,}$/))), expected: backupTexts.recipient },
  },
  ({ BACKUP_DIR, BACKUP_AT, BACKUP_KEEP, BACKUP_RECIPIENT }): BackupSettings => {
    const [hour, minute] = BACKUP_AT.split(':').map(Number);
    return {
      dir: BACKUP_DIR ? resolve(BACKUP_DIR) : null,
      schedule: `${minute} ${hour} * * *`,
      keep: readRetention(BACKUP_KEEP),
      recipient: BACKUP_RECIPIENT ?? null,
    };
  },
);
