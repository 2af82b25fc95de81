import { backupCommand } from './backup/backup-command.ts';
import { runCommand } from './operator-command.ts';

await runCommand(backupCommand);
