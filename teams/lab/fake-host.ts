import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HostHandler } from './edge.ts';

const file = (name: string) => readFileSync(fileURLToPath(new URL(`host-page/${name}`, import.meta.url)));

/** The origin of Teams in a browser; the tab's own allow-list, frame-ancestors and storage rules all see the real one. */
const teamsHost = 'teams.microsoft.com';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
const scripts = new Set(['host.js', 'lab.js', 'lab.css']);

/**
 * A website that speaks the protocol of Teams to the tab in its frame; `tokenFor` makes the single sign-on token. In a folder of another website (`/lab/`) it
 * comes with choices for people; as a website of its own its address says everything.
 */
export function fakeTeamsHost(tokenFor: (userName: string) => Promise<string | null>, folder = '/'): HostHandler {
  const lab = randomUUID();
  return (request, response) => {
    const url = new URL(request.url ?? '/', `https://${teamsHost}`);
    const name = url.pathname.slice(folder.length);
    if (scripts.has(name)) return void response.writeHead(200, { 'content-type': types[name.split('.').at(-1) ?? ''] }).end(file(name));
    if (name === 'token') {
      return void tokenFor(url.searchParams.get('user') ?? '').then((token) =>
        response.writeHead(token ? 200 : 404, { 'content-type': 'text/plain' }).end(token ?? ''),
      );
    }
    const page = file(folder === '/' ? 'index.html' : 'lab.html');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page.toString().replace('<html', `<html data-lab="${lab}"`));
  };
}
