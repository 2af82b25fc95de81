import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoEntraObjectIds, demoTenant } from '@pausenplatz/account/server';
import { startEdge } from '@pausenplatz/teams/lab/edge';
import { fakeTeamsHost } from '@pausenplatz/teams/lab/fake-host';
import { startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { appOrigin, foreignSite, hostOf, schoolSite, teamsOrigin } from './addresses.ts';
import { schoolWebsite } from './school-website.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Stack {
  /** Port of the https server that is all websites at once. */
  readonly edgePort: number;
  readonly dataDir: string;
  /** Kills the server process and starts it again on the same data. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** The whole product with the demo school, behind https under its public name, with a school's website and a host that speaks like Teams. */
export async function startStack(): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-e2e-'));
  chmodSync(dataDir, 0o755);
  const entra = await startFakeEntra();
  let address = '';
  const edge = await startEdge({
    app: { hosts: [hostOf(appOrigin)], target: () => address },
    sites: {
      [hostOf(teamsOrigin)]: fakeTeamsHost(async (userName) => {
        const oid =
          Object.entries(demoEntraObjectIds).find(([name]) => name === userName)?.[1] ??
          (userName === 'fremd' ? '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a99' : null);
        return oid ? entra.tokenFor({ tid: demoTenant, oid }) : null;
      }),
      [hostOf(schoolSite)]: schoolWebsite,
      [hostOf(foreignSite)]: schoolWebsite,
    },
  });
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: appOrigin,
    ENTRA_AUTHORITY: entra.authority,
    ENTRA_CLIENT_ID: entra.clientId,
    LOG_LEVEL: 'warn',
  };
  let server: ChildProcess;
  const start = async () => {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await addressFrom(child);
    server = child;
  };
  await start();
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  return {
    edgePort: edge.port,
    dataDir,
    async restart(signal) {
      await end(signal);
      await start();
    },
    async stop() {
      await end('SIGTERM');
      await edge.stop();
      await entra.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listening on (http:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
}
