/** What a person does at the identity provider: signs in with a name, allows it, and comes back to `origin`; answers the query of the way back. */
export async function passIdentityProvider(address: string, accountId: string, origin: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  let url = address;
  let body: URLSearchParams | undefined;
  for (let hop = 0; hop < 20; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(body && { method: 'POST', body }) });
    body = undefined;
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location?.startsWith(origin)) return new URL(location).searchParams;
    if (location) url = new URL(location, url).href;
    else {
      const html = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '';
      url = /action="([^"]+)"/.exec(html)?.[1] ?? url;
      body = new URLSearchParams(prompt === 'login' ? { prompt, login: accountId, password: 'x' } : { prompt });
    }
  }
  throw new Error('The identity provider did not send anybody back');
}
