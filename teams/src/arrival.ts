import { brand, clientHeader, lookHeader } from '@pausenplatz/kernel-contract';
import type { TeamsBridge } from './bridge/teams-bridge.ts';
import { writeTabLook } from './drawn-tab.ts';

/** Who Teams says is there, and what the server says to that, both asked for before the scripts of the tab were there. */
export interface Arrival {
  /** Rejects where Teams has no token without asking. */
  readonly token: Promise<string>;
  readonly answer: Promise<Response>;
  /** The tab as the server draws it for whoever is let in; null for all others, and for tabs that no server draws. Never rejects. */
  readonly page: Promise<DocumentFragment | null>;
}

/** Asks at once, as the call `teamsSignIn` would, and then for the tab as it looks for who is there; `address` is null where it is not drawn. */
export function arriving(bridge: Pick<TeamsBridge, 'entraToken' | 'themeName'>, address: string | null): Arrival {
  const token = bridge.entraToken({ silent: true });
  const answer = token.then((bearer) =>
    fetch('/api/auth/teams', {
      method: 'POST',
      headers: { ...headersOf(bearer), accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'omit',
      body: '{}',
    }),
  );
  const page = answer.then((said) => (said.ok && address !== null ? draw(said.clone(), address, bridge.themeName) : null));
  // Whoever signs in hears of it; nobody else does.
  answer.catch(() => undefined);
  return { token, answer, page: page.catch(() => null) };
}

async function draw(said: Response, address: string, theme: string): Promise<DocumentFragment | null> {
  // As the server's contract has it; whatever else came is refused where the sign-in reads it.
  const { token } = (await said.json()) as { readonly token: string };
  const drawn = await fetch(address, {
    headers: { ...headersOf(token), accept: 'text/html', [lookHeader]: writeTabLook({ theme, width: innerWidth }) },
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!drawn.ok) return null;
  // Styles in a document of their own would be judged there, by the policy of this page.
  const template = document.createElement('template');
  template.innerHTML = await drawn.text();
  return template.content;
}

const headersOf = (bearer: string) => ({ [clientHeader]: brand.webVersion, authorization: `Bearer ${bearer}` });
