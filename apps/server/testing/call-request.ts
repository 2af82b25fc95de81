import { type AnyCall, brand, clientHeader, pathParameters } from '@pausenplatz/kernel-contract';

export type Flat = Record<string, unknown>;

/** Path and options of `fetch` for a call, as a screen of ours sends it: as the bearer of a token or as nobody. */
export function requestFor(call: AnyCall, input: Flat, token: string | null, more: Record<string, string>): [string, RequestInit] {
  const rest = { ...input };
  let path = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  const ours = { [clientHeader]: brand.webVersion, 'sec-fetch-site': 'same-origin' };
  const headers = { ...ours, ...(token && { authorization: `Bearer ${token}` }), ...more };
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(
      Object.entries(rest)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([key, value]) => [key, String(value)]),
    );
    return [`/api/${path}?${query}`, { method: call.method, headers }];
  }
  return [
    `/api/${path}`,
    {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(call.arrayBodyKey ? rest[call.arrayBodyKey] : rest),
    },
  ];
}
