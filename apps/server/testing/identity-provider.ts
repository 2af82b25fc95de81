import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

interface ProviderClient {
  readonly client_id: string;
  readonly client_secret: string;
}

interface IdentityProvider {
  /** Address of the provider, on this machine. */
  readonly issuer: string;
  stop(): void;
}

interface ProviderSettings {
  readonly clients: readonly ProviderClient[];
  /** Where the provider may send people back. */
  readonly callback: string;
  /** The number that the claim `person_number` carries for this account of the provider. */
  readonly numberOf: (accountId: string) => string;
}

const hour = 3_600;

/** What the library warns of at its start is for who would run it in earnest; every other warning is still heard. */
function quietly<Made>(make: () => Made): Made {
  const { warn } = console;
  // oxlint-disable-next-line no-console -- the library knows no other way to be silent
  console.warn = (...words: unknown[]) => String(words[0]).startsWith('oidc-provider ') || warn(...words);
  try {
    return make();
  } finally {
    // oxlint-disable-next-line no-console -- as it was
    console.warn = warn;
  }
}

/** A real identity provider with pairwise subjects: whoever types a name there is that account. */
export async function startIdentityProvider({ clients, callback, numberOf }: ProviderSettings): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // Listening on TCP, the address is never a pipe's name.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [first] = clients;
  const settings = {
    clients: clients.map((one) => ({
      ...one,
      redirect_uris: [callback],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      subject_type: 'pairwise',
    })),
    subjectTypes: ['pairwise'],
    // Another application meets the same person under another pseudonym, as with Entra and Edulog.
    pairwiseIdentifier: async (_context: unknown, accountId: string, { clientId }: { readonly clientId: string }) =>
      clientId === first?.client_id ? `pseudonym-of-${accountId}` : `${clientId}-${accountId}`,
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['person_number', 'email', 'email_verified'] },
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: `${id}@schule.example`, email_verified: true, person_number: numberOf(id) }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['nur für Tests'] },
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
  };
  const provider = quietly(() => new Provider(issuer, settings));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    // The style of its sign-in page asks for a typeface on the internet, where nothing of a test may go.
    response.setHeader('content-security-policy', "default-src 'none'");
    answer(request, response);
  });
  return {
    issuer,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
