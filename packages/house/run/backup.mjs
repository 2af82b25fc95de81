// `npm run backup`: database and files into one archive, while the server runs.
import { ensureInstalled, modernNode, run } from './lib/project.mjs';

ensureInstalled();
process.exit(await run(modernNode(), ['apps/server/src/backup.ts', ...process.argv.slice(2)]));
