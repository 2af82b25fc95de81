import type { HostHandler } from '@pausenplatz/teams/lab/edge';
import { appOrigin } from './addresses.ts';

/** A strict policy as careful websites have it: nothing but what the widget needs. */
const policy = `default-src 'none'; script-src ${appOrigin}; frame-src ${appOrigin}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A plain look of its own, and the space that the snippet of the share dialog reserves for the widget. */
const style = `*{box-sizing:border-box}body{margin:0 auto;max-width:1100px;padding:0 24px 48px;font:17px/1.5 Georgia,serif;color:#2b2b2b;background:#fffdf8}
h1{margin:0 -24px 24px;padding:28px 24px;background:#f3b61f;color:#3a2a00}iframe{max-width:100%}pausenplatz-seite{display:block;min-height:300px}
.far{height:3000px}.twice{margin-top:24px}@media (prefers-color-scheme:dark){body{background:#1d1b17;color:#f2efe8}}`;

/** A school's own website with one page of the product in it: `?page=` names it. */
export const schoolWebsite: HostHandler = (request, response) => {
  const url = new URL(request.url ?? '/', 'https://website.test');
  if (url.pathname === '/school.css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(style);
  if (url.pathname !== '/') return void response.writeHead(404).end();
  const page = (url.searchParams.get('page') ?? '').replaceAll(/[^a-z0-9-]/g, '');
  const theme = url.searchParams.get('theme') === 'dark' ? ' theme="dark"' : '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Schule Sonne</title><link rel="stylesheet" href="/school.css"></head><body>
<h1>Unsere Schule</h1>
${url.searchParams.has('far') ? '<div class="far"></div>' : ''}<pausenplatz-seite page="${page}"${theme} min-height="300"><a href="${appOrigin}/seite/${page}">Startseite öffnen</a></pausenplatz-seite>
<script src="${appOrigin}/embed/v1.js" async></script>
${url.searchParams.has('twice') ? `<script src="${appOrigin}/embed/v1.js?again" async></script>` : ''}
</body></html>`);
};
