import { brand, clientHeader, lookHeader } from '@pausenplatz/kernel-contract';
import type { TeamsBridge } from './bridge/teams-bridge.ts';
import { signInAnswerId, writeTabLook } from './drawn-tab.ts';

/** Who Teams says is there, and what the server says to that, both asked for before the scripts of the tab were there. */
export interface Arrival {
  /** Rejects where Teams has no token without asking. */
  readonly token: Promise<string>;
  /** What the call `teamsSignIn` would be answered. */
  readonly answer: Promise<Response>;
  /** The tab as the server draws it for whoever is let in; null for all others, and for tabs that no server draws. Never rejects. */
  readonly page: Promise<DocumentFragment | null>;
}

interface Arrived {
  readonly answer: Response;
  readonly page: DocumentFragment | null;
}

/** Signs in and names the tab, for an answer with the tab as it looks for who is there; `address` is null where it is not drawn. */
export function arriving(bridge: Pick<TeamsBridge, 'entraToken' | 'themeName'>, address: string | null): Arrival {
  const token = bridge.entraToken({ silent: true });
  const arrived = token.then(async (bearer) => {
    const said = await fetch(address === null ? '/api/auth/teams' : '/teams/', {
      method: 'POST',
      headers: {
        [clientHeader]: brand.webVersion,
        [lookHeader]: writeTabLook({ theme: bridge.themeName, width: innerWidth }),
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      credentials: 'omit',
      body: JSON.stringify(address === null ? {} : { page: address }),
    });
    return isPage(said) ? opened(await said.text()) : { answer: said, page: null };
  });
  const answer = arrived.then((one) => one.answer);
  // Whoever signs in hears of it; nobody else does.
  answer.catch(() => undefined);
  return { token, answer, page: arrived.then((one) => one.page).catch(() => null) };
}

const isPage = ({ ok, headers }: Response): boolean => ok && headers.get('content-type')?.startsWith('text/html') === true;

/** Takes the tab and the answer of the sign-in apart; a page of somebody else holds none, and is refused where the answer is read. */
function opened(html: string): Arrived {
  // Styles in a document of their own would be judged there, by the policy of this page.
  const template = document.createElement('template');
  template.innerHTML = html;
  const said = template.content.querySelector(`#${signInAnswerId}`)?.textContent;
  const answer = new Response(said ?? html, { headers: { 'content-type': 'application/json' } });
  return { answer, page: said === undefined ? null : template.content };
}
