import type { JobDefinition } from '../jobs/jobs.ts';
import { backupConfig } from './config.ts';
import { type BackupRun, runBackup } from './run-backup.ts';

/** The backup of every night, where the operator gave it a folder. */
export function backupJob(run: BackupRun): JobDefinition {
  const { dir, schedule } = run.config.of(backupConfig);
  return {
    name: 'backup',
    schedule,
    retries: 1,
    mayTakeSeconds: 12 * 3_600,
    // One whose server was killed is not taken for one at work until the afternoon.
    heartbeatSeconds: 60,
    async run({ clock, log }) {
      if (!dir) return;
      const { bytes, rows, files, missingFiles, gone } = await runBackup(run, dir, clock.now());
      log.info({ bytes, rows, files, missing: missingFiles.length, gone }, 'backup');
    },
  };
}
