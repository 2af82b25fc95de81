// `npm run cluster`: several processes behind a plain proxy, with PostgreSQL and Redis, on the own machine.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, run } from './lib/project.mjs';
import { ensureRedis } from './lib/system.mjs';

ensureInstalled();
await ensureBuilt();
ensureRedis();
process.exit(await run(modernNode(), ['apps/server/proofs/cluster/cluster.ts']));
