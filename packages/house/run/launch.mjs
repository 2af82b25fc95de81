// `npm run <name>` on any Node from 20.19: installs exactly from the lockfile, then runs `<name>.mjs` with the Node that the project brings.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, environment, isModern, modernNode } from './lib/project.mjs';

const [name, ...args] = process.argv.slice(2);
const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
ensureInstalled();

if (isModern(process.versions.node)) {
  // As if it had been started itself.
  process.argv.splice(1, 2, script);
  await import(`./${name}.mjs`);
} else handOver();

/** A script ends when this process does, by a signal or with its parent; and this one with the script's code. */
function handOver() {
  const child = spawn(modernNode(), [script, ...args], { stdio: 'inherit', env: environment() });
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1_000).unref();
}
