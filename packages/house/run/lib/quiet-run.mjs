import { createWriteStream, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { environment, root, say } from './project.mjs';
import { inRoot } from './system.mjs';

export const results = inRoot('.cache', 'results');

/** A line that begins so tells how far a run is, and is meant for the screen. */
export const progressMark = '▸ ';
const progressEveryMs = 10_000;

/** Runs a program to its end. What it prints goes to a file; on the screen stands now and then how far it is. */
export function runQuietly(name, program, args, env = {}) {
  mkdirSync(results, { recursive: true });
  const logFile = `${results}/${name}.log`;
  const log = createWriteStream(logFile);
  let lastShown = Date.now();
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment({ NO_COLOR: '1', ...env }) });
    const listen = (stream) =>
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        const isDue = line.startsWith(progressMark) && Date.now() - lastShown > progressEveryMs;
        if (!isDue) return;
        lastShown = Date.now();
        say(`  ${name}: ${line.slice(progressMark.length)}`);
      });
    listen(child.stdout);
    listen(child.stderr);
    child.on('error', (error) => log.write(`${error}\n`));
    child.on('close', (code, signal) => log.end(() => done({ code: signal ? 1 : (code ?? 127), logFile })));
  });
}
