// `npm run proof -- T4`: one of the long proofs that are no part of `npm test`.
import { ensureInstalled, fail, modernNode, run } from './lib/project.mjs';

const proofs = { T4: 'apps/server/proofs/t4-kill.ts' };

const [name = '', ...rest] = process.argv.slice(2);
const script = proofs[name.toUpperCase()];
if (!script) fail(`Welcher Beweis? Es gibt: ${Object.keys(proofs).join(', ')}`);
ensureInstalled();
process.exit(await run(modernNode(), [script, ...rest]));
