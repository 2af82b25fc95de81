import { buildAppPackage, consentAddress } from '@pausenplatz/federation/server';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const help = `npm run manifest -- --host <host> --client-id <GUID> [--privacy <Adresse>] [--terms <Adresse>] [--out <Datei>]
  --host        unter welchem Namen der Server erreicht wird, ohne https://, etwa schule.example
  --client-id   die Anwendungs-ID der Registrierung in Entra
  --privacy     wo der Datenschutz steht, mit https://; sonst PRIVACY_URL oder die Startseite
  --terms       wo die Nutzungsbedingungen stehen; sonst TERMS_URL oder die Startseite
  --out         wohin; sonst teams-app.zip`;
const consent = (address: string) =>
  `Gehört die Registrierung dir, so schick der IT jeder Schule diesen Link: Damit willigt sie einmal für alle ihre Leute ein.\n\n  ${address}\n`;
const isPublic = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes the app package for Microsoft Teams of one installation; answers the exit code. */
async function writeApp(): Promise<number> {
  const { host = '', out, ...given } = read();
  const clientId = given['client-id'] ?? '';
  const privacyUrl = given.privacy ?? process.env['PRIVACY_URL'] ?? null;
  const termsUrl = given.terms ?? process.env['TERMS_URL'] ?? null;
  if (!/^[\w.-]+(?::\d+)?$/.test(host) || !guid.test(clientId) || ![privacyUrl, termsUrl].every((one) => one === null || isPublic(one))) {
    say(help);
    return 1;
  }
  const zip = await buildAppPackage({ host, clientId, privacyUrl, termsUrl });
  await writeFile(out, zip);
  say(`${out}: ${zip.length} Bytes, SHA-256 ${createHash('sha256').update(zip).digest('hex')}`);
  say(consent(consentAddress(clientId)));
  return 0;
}

function read() {
  const options = {
    host: { type: 'string' },
    'client-id': { type: 'string' },
    privacy: { type: 'string' },
    terms: { type: 'string' },
    out: { type: 'string', default: 'teams-app.zip' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return { out: '' };
  }
}

process.exitCode = await writeApp();
