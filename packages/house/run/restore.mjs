// `npm run restore`: brings an archive back.
import { ensureInstalled, modernNode, run } from './lib/project.mjs';

ensureInstalled();
process.exit(await run(modernNode(), ['apps/server/src/restore.ts', ...process.argv.slice(2)]));
