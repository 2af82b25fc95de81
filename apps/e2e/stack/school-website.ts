import type { HostHandler } from '@pausenplatz/teams/lab/edge';
import { appOrigin } from './addresses.ts';

/** A strict policy as careful websites have it: nothing but what the widget needs. */
const policy = `default-src 'none'; script-src ${appOrigin}; frame-src ${appOrigin}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A school's own website with one page of the product in it: `?page=` names it. */
export const schoolWebsite: HostHandler = (request, response) => {
  const url = new URL(request.url ?? '/', 'https://website.test');
  if (url.pathname !== '/') return void response.writeHead(404).end();
  const page = (url.searchParams.get('page') ?? '').replaceAll(/[^a-z0-9-]/g, '');
  const theme = url.searchParams.get('theme') === 'dark' ? ' theme="dark"' : '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Schule Sonne</title></head><body>
<h1>Unsere Schule</h1>
<pausenplatz-seite page="${page}"${theme} min-height="300"><a href="${appOrigin}/seite/${page}">Startseite öffnen</a></pausenplatz-seite>
<script src="${appOrigin}/embed/v1.js" async></script>
</body></html>`);
};
