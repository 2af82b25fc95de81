import { bringTo, type Migration } from '@pausenplatz/kernel-server';
import { allMigrations } from '../src/backup/backup-command.ts';

/*
 * A process of its own that brings a database up to date and stands still inside the second change, before that is committed: somebody
 * kills it there. `node migrate-until-killed.ts <address of the database>`
 */
const [, , url = ''] = process.argv;
let inside = 0;

const slowly = ({ name, up }: Migration): Migration => ({
  name,
  async up(db) {
    await up(db);
    inside += 1;
    if (inside < 2) return;
    process.stdout.write(`inside ${name}\n`);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  },
});

await bringTo(url, allMigrations.map(slowly));
