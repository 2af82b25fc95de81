import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigin } from '../stack/addresses.ts';
import { expect } from './browser.ts';

/** All mails of the stack so far, oldest first, as they would have left for the mail server. */
function mails(): readonly string[] {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readable(readFileSync(join(folder, name), 'utf8')));
}

/** Takes back the one encoding of mails with umlauts (RFC 2045, section 6.7), as far as addresses need it. */
const readable = (mail: string): string => mail.replaceAll('=\n', '').replaceAll('=3D', '=');

/** Waits for a mail to this address and answers its newest link below the path, for example `/email-bestaetigen/`. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const link = new RegExp(String.raw`${RegExp.escape(appOrigin + path)}[\w-]+`);
  const newest = () => mails().findLast((mail) => mail.includes(`To: ${to}`) && link.test(mail));
  await expect.poll(newest, { timeout: 20_000, message: `a mail to ${to} with a link to ${path}` }).toBeDefined();
  return link.exec(newest() ?? '')?.[0] ?? '';
}
