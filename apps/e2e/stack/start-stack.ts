import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startIdentityProvider } from '@pausenplatz/app-server/testing/identity-provider';
import { type EdgeSettings, startEdge } from '@pausenplatz/teams/lab/edge';
import { fakeTeamsHost } from '@pausenplatz/teams/lab/fake-host';
import { startFakeEntra } from '@pausenplatz/teams/lab/fake-entra';
import { microsoftPeople } from '@pausenplatz/teams/lab/people';
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
import { type JourneyServer, startJourneyServer } from './journey-server-process.ts';
import { startOutsideWebsite } from './outside-website.ts';
import { emptySchool, type OwnSchool } from './planted.ts';
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
  /** A fresh database and school, under the same names; nothing is left of what was done so far. The process stays, warm as it is. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The whole product with the demo school, behind https under its public name, with a school's website and a host that speaks like Teams.
 * `ownAnswers` come before those of the product.
 */
export async function startStack(
  school: OwnSchool = emptySchool(),
  ownAnswers: EdgeSettings['app']['intercept'] = () => false,
): Promise<Stack> {
  const entra = await startFakeEntra({ authority: microsoftOrigin, people: microsoftPeople });
  const outside = await startOutsideWebsite();
  const identityProvider = await startIdentityProvider({
    clients: [schoolAccountClient],
    callback: `${appOrigin}/schulkonto`,
    numberOf: (accountId) => (accountId === numberedAccount.id ? numberedAccount.number : `unbekannt-${accountId}`),
  });
  let isSecondVersion = false;
  const environment = {
    DATA_DIR: school.folder,
    PORT: '0',
    PUBLIC_URL: appOrigin,
    ENTRA_AUTHORITY: entra.authority,
    ENTRA_CLIENT_ID: entra.clientId,
    E2E_MICROSOFT: entra.address,
    LOG_LEVEL: 'warn',
  };
  const start = (): Promise<JourneyServer> => startJourneyServer(environment, school.databaseUrl());
  let server = await start();
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
      target: () => server.address(),
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
        return void server
          .end('SIGKILL')
          .then(start)
          .then((next) => {
            server = next;
            done();
          });
      },
      [hostOf(schoolSite)]: schoolWebsite,
      [hostOf(foreignSite)]: schoolWebsite,
    },
  });
  return {
    edgePort: edge.port,
    keyFingerprint: edge.keyFingerprint,
    dataDir: school.folder,
    issuer: identityProvider.issuer,
    outsidePort: outside.port,
    async renew() {
      await server.rest();
      await school.renew();
      isSecondVersion = false;
      await server.goOn(school.databaseUrl());
    },
    async stop() {
      await server.end('SIGTERM');
      await edge.stop();
      await entra.stop();
      identityProvider.stop();
      outside.stop();
      await school.remove();
    },
  };
}
