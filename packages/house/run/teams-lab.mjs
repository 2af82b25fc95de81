// `npm run teams:lab [-- --port <port>]`: the tab in a host that speaks like Teams, for any browser.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode, run } from './lib/project.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await run(modernNode(), ['teams/lab/run.ts', ...process.argv.slice(2)]));
