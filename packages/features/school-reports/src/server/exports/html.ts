import { brand } from '@pausenplatz/kernel-contract';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Words as they may stand in a page, between tags and in attributes. */
export const escaped = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** From a file of the archive to another one; `from` is empty for the start page. */
export function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${to
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/')}`;
}

export const linkTo = (from: string, to: string, words: string): string => `<a href="${escaped(relative(from, to))}">${escaped(words)}</a>`;

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('\n')}</tbody></table></div>`;
}

// A page of a folder on somebody's computer: it asks nobody for anything, and nothing in it runs.
const policy = "default-src 'none'; img-src 'self' file: blob:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}a{color:#00696a}@media(prefers-color-scheme:dark){a{color:#5fd0d0}}
.quiet{opacity:.75;font-size:.9rem}li{margin:.3rem 0}.wide{overflow-x:auto}table{border-collapse:collapse;min-width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem;border-bottom:1px solid #8884;white-space:pre-line}
img{max-width:100%;height:auto;border-radius:12px}@media print{body{padding:0}}`;

export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">
<title>${escaped(title)} · ${escaped(brand.name)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;
