import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { publicPage, staticPath } from './views.ts';
import { device } from './visit.ts';

/** How a page without any program would look much the same. */
const style = `@font-face{font-family:Figtree;font-display:swap;font-weight:300 900;src:url(${staticPath}.woff2) format('woff2')}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:16px;font:16px/1.5 Figtree,system-ui,Arial,sans-serif;color:#1c2b2b;background:#f2faf9}
h1{font-size:36px;line-height:44px}h2{font-size:28px}img{display:block;width:100%;height:auto;border-radius:12px}figure{margin:16px 0}
a{color:#00696a}li{margin:8px 0}@media (prefers-color-scheme:dark){body{color:#eef6f6;background:#101a1b}a{color:#87c9c7}}`;

/** Answers for the static file, its style and its font; true when it has answered. */
export type StaticFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The limit of what is possible: the public page as a plain file, with the same words, links and pictures, one style and the house face.
 * It is copied from what the product shows, so that it stays the same page.
 */
export async function copyPublicPage(browser: Browser): Promise<StaticFile> {
  const context = await browser.newContext(device(412, undefined));
  const page = await context.newPage();
  await page.goto(publicPage, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const body = await page.evaluate(() => {
    const kept = new Set(['href', 'src', 'srcset', 'sizes', 'alt', 'width', 'height']);
    const copy = document.querySelector('main')?.cloneNode(true);
    if (!(copy instanceof Element)) throw new Error('The public page has no main');
    for (const element of copy.querySelectorAll('svg, button, script, style, template')) element.remove();
    for (const element of copy.querySelectorAll('*'))
      for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
    copy.querySelector('img')?.setAttribute('fetchpriority', 'high');
    return copy.innerHTML;
  });
  const title = await page.title();
  await context.close();
  const html = `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${staticPath}.css"></head><body><main>${body}</main></body></html>`;
  const font = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const files = new Map([
    [staticPath, { type: 'text/html; charset=utf-8', encoding: 'br', content: brotliCompressSync(html) }],
    [`${staticPath}.css`, { type: 'text/css; charset=utf-8', encoding: 'br', content: brotliCompressSync(style) }],
    [`${staticPath}.woff2`, { type: 'font/woff2', encoding: 'identity', content: readFileSync(font) }],
  ]);
  return (request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return false;
    const isPage = request.url === staticPath;
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': file.encoding,
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(file.content);
    return true;
  };
}
