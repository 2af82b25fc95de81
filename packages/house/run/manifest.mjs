// `npm run manifest -- --host <host> --client-id <GUID> [--out <file>]`: the app package for Microsoft Teams.
import { ensureInstalled, modernNode, run } from './lib/project.mjs';

ensureInstalled();
process.exit(await run(modernNode(), ['apps/server/src/teams-app.ts', ...process.argv.slice(2)]));
