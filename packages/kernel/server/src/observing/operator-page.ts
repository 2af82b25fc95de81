import { brand } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import type { Config } from '../config/config.ts';
import type { ProcessFacts } from './gauges.ts';
import type { OperatorFacts } from './operator-facts.ts';
import type { OperatorLines } from './operator-lines.ts';
import { operationsTexts as texts } from './texts.ts';

interface PageFacts {
  /** Null where the database does not answer. */
  readonly facts: OperatorFacts | null;
  /** Of features. */
  readonly lines: readonly OperatorLines[];
  readonly process: ProcessFacts;
  readonly config: Config;
  readonly problems: readonly string[];
  readonly now: Date;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const row = (name: string, value: string, isBad = false) =>
  `<tr><th scope="row">${escape(name)}</th><td${isBad ? ' class="bad"' : ''}>${escape(value)}</td></tr>`;
const section = (title: string, rows: readonly string[]) => `<section><h2>${escape(title)}</h2><table>${rows.join('')}</table></section>`;
const twoDaysMs = 2 * 86_400_000;

/** One plain page about this process and what all processes share; it loads nothing and reloads itself. */
export function operatorPage({ facts, lines, process: own, config, problems, now }: PageFacts): string {
  const { rows, sections } = texts;
  const isReady = problems.length === 0;
  const state = isReady ? texts.ready : problems.map((one) => texts.problems[one] ?? one).join(', ');
  const since = new Date(now.getTime() - process.uptime() * 1_000);
  const pool = own.pool();
  const parts = [
    section(sections.state, [
      row(rows.state, state, !isReady),
      row(rows.role, texts.roles[facts?.role ?? 'all']),
      row(rows.since, moment(since)),
      row(rows.process, String(process.pid)),
      row(rows.memory, texts.megabytes(process.memoryUsage.rss())),
      row(rows.mail, config.smtpUrl ? texts.smtp.yes : texts.smtp.no, !config.smtpUrl && !config.isOwnMachineOnly),
    ]),
    section(sections.people, [
      row(rows.hub, String(own.hubConnections())),
      row(rows.pool, texts.inUse(pool.total - pool.idle, pool.waiting)),
    ]),
    ...lines.map(({ title, rows: told }) =>
      section(
        title,
        told.map(({ name, value, isBad }) => row(name, value, isBad)),
      ),
    ),
    ...(facts ? shared(facts, config, now) : []),
  ];
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="30"><meta name="robots" content="noindex"><title>${texts.title} · ${brand.name}</title><link rel="stylesheet" href="/betrieb.css"></head>
<body><header><h1>${texts.title} · ${brand.name}</h1><p>${escape(moment(now))}. ${texts.refreshed}</p></header><main>${parts.join('')}</main></body></html>`;
}

function shared({ versions, schema, databaseBytes, queues, disk, backup }: OperatorFacts, config: Config, now: Date): string[] {
  const { rows, sections } = texts;
  const isLow = disk.freeBytes / disk.totalBytes < 0.1;
  const isOld = backup.last !== null && now.getTime() - backup.last.at.getTime() > twoDaysMs;
  const last = backup.last ? `${moment(backup.last.at)}, ${texts.megabytes(backup.last.bytes)}` : texts.noBackup;
  return [
    section(sections.backup, [
      row(rows.lastBackup, isOld ? `${last} (${texts.oldBackup})` : last, isOld || backup.last === null),
      row(rows.backupFolder, backup.isNightly ? backup.folder : texts.noNightly, !backup.isNightly),
    ]),
    `<section><h2>${sections.queue}</h2>${queueTable(queues)}</section>`,
    section(sections.storage, [
      row(rows.databaseSize, texts.megabytes(databaseBytes)),
      row(rows.disk, texts.share(disk.freeBytes, disk.totalBytes), isLow),
      ...(config.azureStorage || config.s3 ? [row(rows.files, config.s3 ? texts.s3 : texts.azure)] : []),
    ]),
    section(sections.versions, [
      row(rows.product, versions.product),
      row(rows.node, versions.node),
      row(rows.database, versions.database),
      row(rows.schema, texts.steps(schema.steps, schema.last)),
    ]),
  ];
}

function queueTable(queues: OperatorFacts['queues']): string {
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  if (busy.length === 0) return `<p>${texts.noJobs}</p>`;
  const { name, waiting, active, failed, oldest } = texts.queueHead;
  const head = [name, waiting, active, failed, oldest].map((one) => `<th scope="col">${one}</th>`).join('');
  const lines = busy.map(
    (queue) =>
      `<tr><th scope="row">${escape(queue.name)}</th><td>${queue.waiting}</td><td>${queue.active}</td><td${queue.failed > 0 ? ' class="bad"' : ''}>${queue.failed}</td><td>${queue.oldestSeconds} s</td></tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const moment = (at: Date): string => `${longDay(at.toISOString())}, ${clockTime(at.toISOString())}`;

export const operatorStyles = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:1.5rem auto;padding:0 1rem;color:#1b2b2b;background:#fff}
h1{font-size:1.5rem;margin:0}header p{margin:.25rem 0 1rem;color:#4a5a5a}main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem}
section{border:1px solid #cdd9d9;border-radius:8px;padding:.75rem 1rem;overflow-x:auto}h2{font-size:1rem;margin:0 0 .5rem;color:#00696a}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;font-weight:400;overflow-wrap:anywhere}th[scope=row]{color:#4a5a5a;width:45%}thead th{font-size:.8125rem;color:#4a5a5a}.bad{color:#a4262c;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e6f0f0;background:#112020}header p,th[scope=row],thead th{color:#a9bcbc}section{border-color:#344848}h2{color:#5cc7c7}.bad{color:#ff9a9e}}`;
