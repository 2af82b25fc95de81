import { type AnyCall, brand, type RefusalTable } from '@pausenplatz/kernel-contract';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A plain page that lists all calls by area, for whoever looks at the API with a browser; the full schemas stand in openapi.json. */
export function docsPage(calls: readonly AnyCall[], table: RefusalTable): string {
  const areas = Map.groupBy(calls, (call) => call.path.split('/')[0] ?? '');
  const sections = [...areas].map(
    ([area, list]) =>
      `<section><h2 id="${escape(area)}">${escape(area)}</h2><dl>${list.map((call) => entry(call, table)).join('')}</dl></section>`,
  );
  const links = [...areas.keys()].map((area) => `<a href="#${escape(area)}">${escape(area)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · ${brand.name}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${brand.name} API ${brand.webVersion}</h1><p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · ${calls.length} calls</p><nav>${links.join(' ')}</nav></header><main>${sections.join('')}</main></body></html>`;
}

function entry(call: AnyCall, table: RefusalTable): string {
  const access = call.access.kind === 'roles' ? call.access.roles.join(', ') : call.access.kind;
  const refusals = (call.refusals ?? []).map((code) => `${code} (${table[code]?.status})`);
  return `<dt><code><b>${call.method}</b> /api/${escape(call.path)}</code></dt><dd><p>${escape(call.summary)}</p><p class="facts">Access: ${escape(access)}${call.mutates ? ' · changes state' : ''}${call.idempotent ? ' · idempotent with a key' : ''}${refusals.length > 0 ? `<br>Refusals: ${escape(refusals.join(', '))}` : ''}</p></dd>`;
}

export const docsStyles = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2b2b;background:#fff}
h2{margin-top:2.5rem;border-bottom:2px solid #00797a}dt{margin-top:1.25rem}dd{margin:0}code b{color:#00797a}.facts{color:#4a5a5a;font-size:.875rem;margin:0}nav a{margin-right:.75rem}
@media(prefers-color-scheme:dark){body{color:#e6f0f0;background:#122}.facts{color:#a9bcbc}a,code b{color:#5cc7c7}}`;
