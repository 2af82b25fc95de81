import { readFileSync } from 'node:fs';
import { demoPassword } from '@pausenplatz/account/server';
import autocannon from 'autocannon';
import pg from 'pg';

export const connections = 16;
export const page = '/api/pages/get/klasse-3a';

/** As many people as a school has: everybody may only ask so often (600 calls a minute), so the load comes from all of them. */
export async function tokensOf(address: string, databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ user_name: string }>('select user_name from user_account order by user_name');
  await client.end();
  const tokens: string[] = [];
  for (const { user_name: UserName } of rows) {
    const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'bench' };
    const body = JSON.stringify({ UserName, Password: demoPassword, keeps: 'bearer' });
    const response = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
    tokens.push(((await response.json()) as { token: string }).token);
  }
  return tokens;
}

/** Page reads for so many seconds; a single answer other than 2xx is a failed run. */
export async function reads(address: string, tokens: readonly string[], duration: number): Promise<{ perSecond: number; p99: number }> {
  // Half the readers are signed in; the other half read the public page without an account, each from an address of their own.
  const requests = tokens.flatMap((token, index) => [
    { path: page, headers: { authorization: `Bearer ${token}` } },
    { path: page, headers: { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` } },
  ]);
  const { requests: counted, latency, non2xx, errors } = await autocannon({ url: address, connections, duration, requests });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers other than 2xx, ${errors} errors`);
  return { perSecond: counted.average, p99: latency.p99 };
}

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
