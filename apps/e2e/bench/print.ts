import { budgets, embedScript, startOf } from '../support/built-files.ts';
import type { Figures } from './figures.ts';
import { type Kind, kinds } from './requests.ts';
import { table } from './table.ts';
import type { View } from './views.ts';

const whole = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));
const times = (value: number, limit: number): string => (value / limit).toFixed(2);

const heads = [
  'first visit, ms',
  'KiB',
  'requests',
  'before',
  'first',
  'largest',
  '× limit',
  'task',
  'second',
  '× limit',
  'requests',
  'task',
  'shift',
  'largest is',
];

/** All views in one table; `before` are the requests that had gone before the largest content stood there. */
export function figuresTable(figures: ReadonlyMap<View, Figures>, limitMs: number): string {
  const rows = [...figures].map(([{ name }, { first, second, shifts, largestIs }]) => [
    name,
    first.kib.toFixed(1),
    whole(first.requests),
    whole(first.requestsBefore),
    whole(first.firstContentMs),
    whole(first.largestContentMs),
    times(first.largestContentMs, limitMs),
    whole(first.longestTaskMs),
    whole(second.largestContentMs),
    times(second.largestContentMs, limitMs),
    whole(second.requests),
    whole(second.longestTaskMs),
    Object.entries(shifts)
      .map(([width, shift]) => `${width}: ${shift.toFixed(3)}`)
      .join(', '),
    largestIs,
  ]);
  return table(heads, rows);
}

/** What the hosts load before they can show anything, beside their budgets. */
export function startTable(): string {
  const row = (name: string, kib: number, budget: number) => [name, kib.toFixed(1), String(budget)];
  return table(
    ['at the start, KiB gzip', 'is', 'budget'],
    [
      row('framed page', startOf('embed/pages/index.html'), budgets.framedPage),
      row('/embed/v1.js', embedScript(), budgets.embedScript),
      row('web host', startOf('apps/web/index.html'), budgets.web),
      row('Teams host', startOf('teams/index.html'), budgets.teams),
    ],
  );
}

const namesOf: Readonly<Record<Kind, string>> = {
  document: 'Seite',
  script: 'Programm',
  style: 'Stil',
  font: 'Schrift',
  picture: 'Bilder',
  call: 'Daten',
  other: 'Übriges',
};

/** What the bytes of each first view are, for docs/leistung.md. */
export function bytesTable(figures: ReadonlyMap<View, Figures>): { readonly heads: readonly string[]; readonly rows: readonly string[][] } {
  return {
    heads: ['Ansicht', ...kinds.map((kind) => namesOf[kind]), 'KiB zusammen', 'Anfragen zusammen'],
    rows: [...figures].map(([{ germanName }, { first }]) => [
      germanName,
      ...kinds.map((kind) => first.kibOf[kind].toFixed(1)),
      first.kib.toFixed(1),
      whole(first.requests),
    ]),
  };
}
