// `npm start`: everything that is needed, then the server.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, environment, modernNode, root } from './lib/project.mjs';

ensureInstalled();
await ensureBuilt();

// What bounds the memory of the process, which it cannot say of itself once it runs (docs/decisions/0090).
const settings = JSON.parse(readFileSync(join(root, 'apps/server/process.json'), 'utf8'));
// The channel tells the server when this process is gone, so that a kill of the starter never leaves a server behind.
const server = spawn(modernNode(), [...settings.flags, 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(settings.environment),
});
server.on('exit', (code) => process.exit(code ?? 1));

// A terminal's Ctrl-C reaches the server by itself, a signal to this process alone does not; the server bears both.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1_000).unref();
