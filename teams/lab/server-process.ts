import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens on loopback. */
  readonly address: string;
}

/** Starts a server of the product (a script below the root) with these settings; ready once it listens. */
export async function startServerProcess(script: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    // Some scripts are told what to do, and each ends when nobody is there any more who could.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Whoever falls over with an error leaves no server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /listening on (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    // Servers of the product say it beside their log, those of journeys alone.
    for (const output of [child.stdout, child.stderr]) output?.on('data', listen);
    child.stderr?.pipe(process.stderr, { end: false });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return { child, address };
}
