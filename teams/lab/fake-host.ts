import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HostHandler } from './edge.ts';

const file = (name: string) => readFileSync(fileURLToPath(new URL(`host-page/${name}`, import.meta.url)));

/** The origin of Teams in a browser; the tab's own allow-list, frame-ancestors and storage rules all see the real one. */
const teamsHost = 'teams.microsoft.com';

/** A website that speaks the protocol of Teams to the tab in its frame; `tokenFor` makes the single sign-on token. */
export function fakeTeamsHost(tokenFor: (userName: string) => Promise<string | null>): HostHandler {
  return (request, response) => {
    const url = new URL(request.url ?? '/', `https://${teamsHost}`);
    if (url.pathname === '/host.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(file('host.js'));
    if (url.pathname === '/token') {
      return void tokenFor(url.searchParams.get('user') ?? '').then((token) =>
        response.writeHead(token ? 200 : 404, { 'content-type': 'text/plain' }).end(token ?? ''),
      );
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(file('index.html'));
  };
}
