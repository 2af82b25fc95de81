import { restoreCommand } from './backup/restore-command.ts';
import { runCommand } from './operator-command.ts';

await runCommand(restoreCommand);
