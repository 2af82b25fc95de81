// `npm run operator -- schools`: what only the operator of a running server does.
import { ensureInstalled, modernNode, run } from './lib/project.mjs';

ensureInstalled();
process.exit(await run(modernNode(), ['apps/server/src/operator.ts', ...process.argv.slice(2)]));
