// `npm run bench -- lighthouse`: what Lighthouse says about first views on a phone; with `--write` it goes into docs/leistung.md.
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { appOrigin } from '../stack/addresses.ts';
import { startStack } from '../stack/start-stack.ts';
import { closeReleaseNotes, signInByForm } from '../support/people.ts';
import { phoneLaunch } from './phone-browser.ts';
import { table } from './table.ts';
import { signedInAs } from './views.ts';
import { writeSection } from './write-section.ts';

const parts = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = Readonly<Record<(typeof parts)[number], number>>;

interface Audit {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Of a hundred; the other two must be a hundred. */
  readonly performance: number;
}

/** Visitors first: one browser does them all, and once somebody is signed in they stay so. */
const audits: readonly Audit[] = [
  { name: 'Eingebettete Seite', path: '/einbetten/seite/klasse-3a', signedIn: false, performance: 99 },
  { name: 'Öffentliche Seite', path: '/seite/klasse-3a', signedIn: false, performance: 95 },
  { name: 'Start für Besucher:innen', path: '/', signedIn: false, performance: 95 },
  { name: 'Startseite der Klasse, angemeldet', path: '/seite/klasse-3a', signedIn: true, performance: 85 },
  { name: 'Start, angemeldet', path: '/', signedIn: true, performance: 85 },
  { name: 'Agenda', path: '/tools/agenda', signedIn: true, performance: 85 },
  { name: 'Verwaltung', path: '/verwaltung', signedIn: true, performance: 85 },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

async function score(path: string, port: number): Promise<Scores & { readonly largestS: string }> {
  const result = await lighthouse(`${appOrigin}${path}`, { port, output: 'json', logLevel: 'error', onlyCategories: [...parts] });
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`);
  const { categories, audits: found } = result.lhr;
  const of = (part: string) => Math.round((categories[part]?.score ?? 0) * 100);
  const largest = found['largest-contentful-paint']?.numericValue ?? Number.NaN;
  for (const { auditRefs } of [categories['accessibility'], categories['best-practices']].flatMap((one) => one ?? []))
    for (const { id, weight } of auditRefs)
      if (weight > 0 && found[id]?.score !== null && (found[id]?.score ?? 1) < 1) say(`  ${path}: ${found[id]?.title}`);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    largestS: (largest / 1000).toFixed(1),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const stack = await startStack();
try {
  const port = await freePort();
  // Lighthouse comes to the browser's own profile, so that is where somebody signs in; it keeps cookies and clears caches.
  const profile = await chromium.launchPersistentContext('', {
    ...(await phoneLaunch(stack, [`--remote-debugging-port=${port}`])),
    locale: 'de-CH',
  });
  const rows: string[][] = [];
  const missed: string[] = [];
  let isSignedIn = false;
  for (const { name, path, signedIn, performance } of audits) {
    if (signedIn && !isSignedIn) {
      const page = await profile.newPage();
      await signInByForm(page, signedInAs);
      await closeReleaseNotes(page);
      await page.close();
      isSignedIn = true;
    }
    const scores = await score(path, port);
    for (const part of parts) {
      const goal = part === 'performance' ? performance : 100;
      if (scores[part] < goal) missed.push(`${name}: ${part} ${scores[part]}, goal ${goal}`);
    }
    rows.push([
      name,
      `${scores.performance} (${performance})`,
      String(scores.accessibility),
      String(scores['best-practices']),
      scores.largestS,
    ]);
  }
  await profile.close();
  const heads = ['Ansicht', 'Leistung (Ziel)', 'Zugänglichkeit', 'Gute Praxis', 'Grösster Inhalt, s'];
  say(table(heads, rows));
  for (const one of missed) say(`missed: ${one}`);
  if (process.argv.includes('--write')) writeSection('lighthouse', heads, rows);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await stack.stop();
}
