import { buildAppPackage } from '@pausenplatz/federation/server';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const help = `npm run manifest -- --host <host> --client-id <GUID> [--out <Datei>]
  --host        unter welchem Namen der Server erreicht wird, ohne https://, etwa schule.example
  --client-id   die Anwendungs-ID der Registrierung in Entra
  --out         wohin; sonst teams-app.zip`;
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes the app package for Microsoft Teams of one installation; answers the exit code. */
async function writeApp(): Promise<number> {
  const { host = '', out, ...given } = read();
  const clientId = given['client-id'] ?? '';
  if (!/^[\w.-]+(?::\d+)?$/.test(host) || !guid.test(clientId)) {
    say(help);
    return 1;
  }
  const zip = await buildAppPackage({ host, clientId });
  await writeFile(out, zip);
  say(`${out}: ${zip.length} Bytes, SHA-256 ${createHash('sha256').update(zip).digest('hex')}`);
  return 0;
}

function read() {
  const options = {
    host: { type: 'string' },
    'client-id': { type: 'string' },
    out: { type: 'string', default: 'teams-app.zip' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return { out: '' };
  }
}

process.exitCode = await writeApp();
