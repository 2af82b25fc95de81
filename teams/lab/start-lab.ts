import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from './edge.ts';
import { fakeTeamsHost } from './fake-host.ts';
import { type FakeEntra, startFakeEntra } from './fake-entra.ts';
import { microsoftPeople } from './people.ts';
import { startServerProcess } from './server-process.ts';

interface Lab {
  /** What to open in a browser. */
  readonly address: string;
  stop(): Promise<void>;
}

const folder = '/lab/';

/**
 * The product with its demo school, a host that speaks like Teams and a sign-in like Microsoft's, on loopback ports for any browser. Browsers know the host
 * by no other name than the product's, so it stands on the same origin, under `/lab/`, and its tabs may be framed from there. `port` 0 takes any free one.
 */
export async function startLab({ port }: { readonly port: number }): Promise<Lab> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-lab-'));
  // The embedded database runs as somebody else.
  chmodSync(dataDir, 0o755);
  let target = '';
  const entra: { current: FakeEntra | null } = { current: null };
  const host = fakeTeamsHost(async (userName) => {
    const person = microsoftPeople[userName];
    return person && entra.current ? entra.current.tokenFor(person) : null;
  }, folder);
  const edge = await startEdge({
    port,
    app: {
      hosts: ['127.0.0.1'],
      target: () => target,
      intercept(request, response) {
        if (!request.url?.startsWith(folder)) return false;
        host(request, response);
        return true;
      },
      answers: (headers) => {
        const policy = headers['content-security-policy'];
        return typeof policy === 'string'
          ? { ...headers, 'content-security-policy': policy.replace('frame-ancestors https:', "frame-ancestors 'self' https:") }
          : headers;
      },
    },
    sites: { localhost: (request, response) => entra.current?.site(request, response) },
  });
  const origin = `https://127.0.0.1:${edge.port}`;
  entra.current = await startFakeEntra({ authority: `https://localhost:${edge.port}`, people: microsoftPeople });
  const certificate = join(dataDir, 'lab.pem');
  writeFileSync(certificate, edge.certificate);
  const server = await startServerProcess('apps/server/src/main.ts', {
    DATA_DIR: join(dataDir, 'data'),
    PORT: '0',
    PUBLIC_URL: origin,
    DEMO_SCHOOL: 'true',
    ENTRA_AUTHORITY: entra.current.authority,
    ENTRA_CLIENT_ID: entra.current.clientId,
    // The server asks Microsoft's stand-in for its keys.
    NODE_EXTRA_CA_CERTS: certificate,
    LOG_LEVEL: 'warn',
  });
  target = server.address;
  return {
    address: origin + folder,
    async stop() {
      const ended = new Promise<void>((resolve) => {
        server.child.once('exit', () => resolve());
      });
      server.child.kill('SIGTERM');
      await ended;
      await edge.stop();
      await entra.current?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
