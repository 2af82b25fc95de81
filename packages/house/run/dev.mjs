// `npm run dev`: the server restarts and the browser reloads when a source changes, for all hosts.
import { spawn } from 'node:child_process';
import { bin, ensureInstalled, environment, modernNode, root, say } from './lib/project.mjs';

ensureInstalled();
const serverPort = process.env.PORT ?? '4173';
const vitePort = process.env.DEV_PORT ?? '5173';
const server = `http://127.0.0.1:${serverPort}`;
const children = [
  spawn(modernNode(), ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ PORT: serverPort, PUBLIC_URL: `http://127.0.0.1:${vitePort}` }),
  }),
  spawn(bin('vite'), ['--config', 'apps/web/vite.config.ts', '--host', '127.0.0.1', '--port', vitePort, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ PAUSENPLATZ_SERVER: server }),
  }),
];
say(`Entwickeln unter http://127.0.0.1:${vitePort}`);
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 1;
  });
}
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
