import { cleanFileName, freeName } from '@pausenplatz/documents/rules';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { csvOf } from '@pausenplatz/kernel-format/csv';
import type { ReadableDocument, ReadablePart } from '@pausenplatz/kernel-server';
import { readMeTexts, readableTexts as texts } from '../../texts.ts';
import type { Collected } from './collected.ts';
import { escaped, htmlPage, linkTo, relative, tableOf } from './html.ts';

interface TextFile {
  readonly path: string;
  readonly content: string;
}

/**
 * The archive for people: a start page that opens by a double click, a page and a CSV for each table, a page for each document with its
 * pictures. Links are relative, and no script runs. None where no feature says anything for people.
 */
export function readableFiles(about: string, collected: readonly Collected[]): readonly TextFile[] {
  const taken = new Set<string>();
  const files: TextFile[] = [];
  const sections = [...Map.groupBy(collected, ({ folder }) => folder)].map(([folder, parts]) => {
    const lines = parts.flatMap((part) => [...tablesOf(part, taken, files), ...documentsOf(part, taken, files)]);
    const data = parts.map((part) => linkTo('', `${part.folder}${part.feature}.json`, `${part.feature}.json`)).join(' · ');
    return { folder, lines, data };
  });
  if (files.length === 0) return [];
  const body = sections.map(
    ({ folder, lines, data }) =>
      `<section><h2>${escaped(folder === '' ? about : folder.slice(0, -1))}</h2><ul>${lines.join('')}</ul><p class="quiet">${escaped(texts.data)} ${data}</p></section>`,
  );
  const more = `<p>${linkTo('', readMeTexts.name, texts.readMe)}</p>`;
  return [
    { path: texts.index, content: htmlPage(fill(texts.title, { about }), [`<p>${escaped(texts.lead)}</p>`, ...body, more].join('\n')) },
    ...files,
  ];
}

function tablesOf({ folder, tables }: Collected, taken: Set<string>, files: TextFile[]): string[] {
  return tables.map(({ title, head, rows }) => {
    const name = freeName(`${folder}${cleanFileName(title)}`, taken);
    const [html, csv] = [`${name}.html`, `${name}.csv`];
    const back = `<p>${linkTo(html, texts.index, texts.back)} · ${linkTo(html, csv, texts.csv)}</p>`;
    files.push({
      path: html,
      content: htmlPage(title, `${back}${rows.length === 0 ? `<p>${escaped(texts.empty)}</p>` : tableOf(head, rows)}`),
    });
    files.push({ path: csv, content: csvOf([head, ...rows]) });
    return `<li>${linkTo('', html, title)} <span class="quiet">${escaped(counted(texts.rows, rows.length))} · ${linkTo('', csv, texts.csv)}</span></li>`;
  });
}

function documentsOf({ folder, feature, documents, files: stored }: Collected, taken: Set<string>, files: TextFile[]): string[] {
  const places = new Map(stored.map(({ blob, path }) => [blob, path]));
  const lines = documents.map((one) => {
    const path = freeName(`${folder}${feature}/${cleanFileName(`${one.of} – ${one.title}`)}.html`, taken);
    files.push({ path, content: htmlPage(one.title, documentBody(one, path, places)) });
    return `<li>${linkTo('', path, one.title)} <span class="quiet">${escaped(one.of)}</span></li>`;
  });
  return lines.length === 0 ? [] : [`<li>${escaped(counted(texts.documents, lines.length))}<ul>${lines.join('')}</ul></li>`];
}

function documentBody({ of, parts }: ReadableDocument, path: string, places: ReadonlyMap<string, string>): string {
  const shown = parts.map((part) => partOf(part, path, places));
  return `<p>${linkTo(path, texts.index, texts.back)} · ${escaped(of)}</p>${shown.length === 0 ? `<p>${escaped(texts.nothing)}</p>` : shown.join('\n')}`;
}

const picture = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

function partOf(part: ReadablePart, path: string, places: ReadonlyMap<string, string>): string {
  if (part.kind === 'file') return fileOf(part, path, places);
  if (part.kind === 'link') return `<p><a href="${escaped(part.url)}" rel="noreferrer">${escaped(part.words || part.url)}</a></p>`;
  if (part.kind === 'heading') return `<h2>${escaped(part.words)}</h2>`;
  return part.words
    .split(/\n+/)
    .flatMap((line) => (line.trim() === '' ? [] : [`<p>${escaped(line)}</p>`]))
    .join('');
}

function fileOf(part: Extract<ReadablePart, { kind: 'file' }>, path: string, places: ReadonlyMap<string, string>): string {
  const place = places.get(part.blob);
  if (place === undefined) return '';
  if (!picture.test(place)) return `<p>${linkTo(path, place, part.words || place.slice(place.lastIndexOf('/') + 1))}</p>`;
  return `<p><img src="${escaped(relative(path, place))}" alt="${escaped(part.words)}"></p>`;
}
