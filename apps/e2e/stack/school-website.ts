import type { HostHandler } from '@pausenplatz/teams/lab/edge';
import { exampleWebsite, readWanted } from '@pausenplatz/pages/server';
import { appOrigin } from './addresses.ts';

/** A strict policy as careful websites have it: nothing but what the widget needs. */
const strict = `default-src 'none'; script-src ${appOrigin}; frame-src ${appOrigin}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** What a calendar without a frame needs besides. */
const inline = `connect-src ${appOrigin}; img-src ${appOrigin}; media-src ${appOrigin}`;

/** By `?csp=`: what other websites have. */
const policies: Readonly<Record<string, string>> = {
  nonce: `default-src 'self'; script-src 'nonce-abc'; frame-src ${appOrigin}; style-src 'self'`,
  inline: `${strict.replace(/frame-src [^;]+; /, '')}; ${inline}`,
  'inline-nonce': `default-src 'none'; script-src 'nonce-abc'; style-src 'self'; ${inline}`,
  'no-script': `default-src 'none'; script-src 'self'; frame-src ${appOrigin}; style-src 'self'`,
  'no-frame': `default-src 'none'; script-src ${appOrigin}; style-src 'self'`,
};

/** A plain look of its own, and the space that the snippet of the share dialog reserves for the widget. */
const style = `*{box-sizing:border-box}body{margin:0 auto;max-width:1100px;padding:0 24px 48px;font:17px/1.5 Georgia,serif;color:#2b2b2b;background:#fffdf8}
h1{margin:0 -24px 24px;padding:28px 24px;background:#f3b61f;color:#3a2a00}iframe{max-width:100%}pausenplatz-seite{display:block;min-height:300px}
.reserved pausenplatz-seite{min-height:1400px}
.dark{color-scheme:dark;background:#1d1b17}.dark body{background:#1d1b17;color:#f2efe8}.both{color-scheme:light dark}
@media (prefers-color-scheme:dark){.both,.both body{background:#1d1b17;color:#f2efe8}}
.hostile *{display:inline!important;visibility:hidden;font:3px/1 serif!important;color:#fff!important}.hostile pausenplatz-seite{visibility:visible;display:block!important}
.far{height:3000px}.twice{margin-top:24px}`;

const looks = new Set(['dark', 'both', 'hostile', 'reserved']);

const kinds = new Set(['anmelden', 'beam-mich', 'advent', 'advent-inline', 'beam-mich-inline']);

/** A school's own website with one page of the product in it: `?page=` names it; at `/beispiel` one of the gallery's made-up websites. */
export const schoolWebsite: HostHandler = (request, response) => {
  const url = new URL(request.url ?? '/', 'https://website.test');
  const given = (name: string) => url.searchParams.get(name) ?? '';
  if (url.pathname === '/school.css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(style);
  if (url.pathname === '/beispiel') {
    const { html, policy } = exampleWebsite(readWanted(url.searchParams), appOrigin, 'abc');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return void response.writeHead(200, headers).end(html);
  }
  if (url.pathname !== '/') return void response.writeHead(404).end();
  const page = given('page').replaceAll(/[^a-z0-9-]/g, '');
  const theme = given('theme') === 'dark' ? ' theme="dark"' : '';
  const release = /^[\d.]+$/.test(given('release')) ? `${given('release')}/` : '';
  const integrity = /^sha384-[\w+/=]+$/.test(given('integrity')) ? ` integrity="${given('integrity')}" crossorigin` : '';
  const other = kinds.has(given('kind')) ? `pausenplatz-${given('kind')}` : null;
  const calendar = /^[\w-]+$/.test(given('calendar')) ? ` calendar="${given('calendar')}"` : '';
  const variant = given('variant') === 'form' ? ' variant="form"' : '';
  const ofPage = `<pausenplatz-seite page="${page}"${theme} min-height="300"><a href="${appOrigin}/seite/${page}">Startseite öffnen</a></pausenplatz-seite>`;
  const widget = other === null ? ofPage : `<${other}${calendar}${variant}><a href="${appOrigin}">Ersatz</a></${other}>`;
  const file = given('kind').endsWith('-inline') ? 'v1-inline.js' : 'v1.js';
  const plain = `<iframe src="${appOrigin}/einbetten/seite/${page}?widget=none" title="Startseite" width="100%" height="900"></iframe>`;
  const framed = /^\/[a-z/-]+$/.test(given('frame'))
    ? `<iframe src="${appOrigin}${given('frame')}" title="Rahmen" width="100%"></iframe>`
    : null;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policies[given('csp')] ?? strict })
    .end(`<!doctype html>
<html lang="de" class="${given('look')
    .split(' ')
    .filter((one) => looks.has(one))
    .join(' ')}"><head><meta charset="utf-8"><title>Schule Sonne</title><link rel="stylesheet" href="/school.css"></head><body>
<h1>Unsere Schule</h1>
${url.searchParams.has('far') ? '<div class="far"></div>' : ''}${framed ?? (url.searchParams.has('plain') ? plain : widget)}
${url.searchParams.has('two') ? `<p>Dazwischen</p>${widget}` : ''}
<p id="below">Darunter</p>
<script src="${appOrigin}/embed/${release}${file}"${integrity} async nonce="abc"></script>
${url.searchParams.has('twice') ? `<script src="${appOrigin}/embed/${file}?again" async></script>` : ''}
</body></html>`);
};
