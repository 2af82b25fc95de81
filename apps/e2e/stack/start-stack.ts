import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startIdentityProvider } from '@pausenplatz/app-server/testing/identity-provider';
import { type EdgeSettings, startEdge } from '@pausenplatz/teams/lab/edge';
import { fakeTeamsHost } from '@pausenplatz/teams/lab/fake-host';
import { startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { microsoftPeople } from '@pausenplatz/teams/lab/people';
import { startServerProcess, type ServerProcess } from '@pausenplatz/teams/lab/server-process';
import {
  appOrigin,
  controlHost,
  foreignSite,
  hostOf,
  microsoftOrigin,
  numberedAccount,
  schoolAccountClient,
  schoolSite,
  teamsOrigin,
} from './addresses.ts';
import { startOutsideWebsite } from './outside-website.ts';
import { schoolWebsite } from './school-website.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Stack {
  /** Port of the https server that is all websites at once. */
  readonly edgePort: number;
  readonly keyFingerprint: string;
  readonly dataDir: string;
  /** Address of the identity provider of a school. */
  readonly issuer: string;
  /** Port of a website outside, under any name of it. */
  readonly outsidePort: number;
  /** Kills the server process and starts it again on the same data. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Another server with a fresh database and school, under the same names; nothing is left of what was done so far. */
  renew(): Promise<void>;
  stop(settings?: { readonly keepsData?: boolean }): Promise<void>;
}

/** A folder of a server; `planted` is one to copy, so that nothing has to be set up in it. */
function dataFolder(planted: string | null): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-e2e-'));
  if (planted !== null) fill(dataDir, planted);
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** As `cp -a`: the database's files belong to a person of their own and must stay theirs, which `fs.cp` does not care about. */
function fill(dataDir: string, planted: string): void {
  execFileSync('cp', ['-a', `${planted}/.`, dataDir]);
}

/** Sets a demo school up once, in a folder that every journey copies. */
export async function plantOnce(): Promise<string> {
  const stack = await startStack();
  await stack.stop({ keepsData: true });
  return stack.dataDir;
}

/**
 * The whole product with the demo school, behind https under its public name, with a school's website and a host that speaks like Teams.
 * `planted` is a folder in which `plantOnce` set the school up; `ownAnswers` come before those of the product.
 */
export async function startStack(
  planted: string | null = null,
  ownAnswers: EdgeSettings['app']['intercept'] = () => false,
): Promise<Stack> {
  const dataDir = dataFolder(planted);
  const entra = await startFakeEntra({ authority: microsoftOrigin, people: microsoftPeople });
  const outside = await startOutsideWebsite();
  const identityProvider = await startIdentityProvider({
    clients: [schoolAccountClient],
    callback: `${appOrigin}/schulkonto`,
    numberOf: (accountId) => (accountId === numberedAccount.id ? numberedAccount.number : `unbekannt-${accountId}`),
  });
  let address = '';
  let isSecondVersion = false;
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: appOrigin,
    ENTRA_AUTHORITY: entra.authority,
    ENTRA_CLIENT_ID: entra.clientId,
    E2E_MICROSOFT: entra.address,
    LOG_LEVEL: 'warn',
  };
  let server: ServerProcess['child'];
  const start = async () => {
    const started = await startServerProcess('apps/e2e/stack/journey-server.ts', environment);
    server = started.child;
    address = started.address;
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  /** Once the second version is out, the worker of the build comes with one line more, as after the next release. */
  const secondWorker: typeof ownAnswers = (request, response) => {
    if (!isSecondVersion || request.url !== '/service-worker.js') return false;
    const worker = readFileSync(join(root, 'dist/browser/service-worker.js'), 'utf8');
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(`${worker}\n// second version\n`);
    return true;
  };
  const edge = await startEdge({
    app: {
      hosts: [hostOf(appOrigin)],
      target: () => address,
      intercept: (request, response) => ownAnswers(request, response) || secondWorker(request, response),
    },
    sites: {
      [hostOf(teamsOrigin)]: fakeTeamsHost(async (userName) => {
        const person = microsoftPeople[userName];
        return person ? entra.tokenFor(person) : null;
      }),
      [hostOf(microsoftOrigin)]: entra.site,
      [controlHost](request, response) {
        const done = () => void response.writeHead(204).end();
        if (request.url === '/second-version') isSecondVersion = true;
        if (request.url !== '/kill') return done();
        return void end('SIGKILL').then(start).then(done);
      },
      [hostOf(schoolSite)]: schoolWebsite,
      [hostOf(foreignSite)]: schoolWebsite,
    },
  });
  await start();
  return {
    edgePort: edge.port,
    keyFingerprint: edge.keyFingerprint,
    dataDir,
    issuer: identityProvider.issuer,
    outsidePort: outside.port,
    async restart(signal) {
      await end(signal);
      await start();
    },
    async renew() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      mkdirSync(dataDir, { mode: 0o755 });
      if (planted !== null) fill(dataDir, planted);
      isSecondVersion = false;
      await start();
    },
    async stop({ keepsData = false } = {}) {
      await end('SIGTERM');
      await edge.stop();
      await entra.stop();
      identityProvider.stop();
      outside.stop();
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
