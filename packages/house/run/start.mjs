// `npm start`: everything that is needed, then the server.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, environment, modernNode, root } from './lib/project.mjs';

ensureInstalled();
await ensureBuilt();

// The channel tells the server when this process is gone, so that a kill of the starter never leaves a server behind.
const server = spawn(modernNode(), ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
server.on('exit', (code) => process.exit(code ?? 1));

// A terminal's Ctrl-C reaches the server by itself, a signal to this process alone does not; the server bears both.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1_000).unref();
