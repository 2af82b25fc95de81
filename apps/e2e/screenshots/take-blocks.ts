// `npm run screenshots -- --blocks`: every block of the catalogue, empty as it is added and full as the demo school has it, as pictures in the
// folder of pages, with the README that shows them.
import { groupByCatalogue } from '@pausenplatz/pages/rules';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blockCatalogue } from '@pausenplatz/app-server/features';
import { type BlockType, clientHeader } from '@pausenplatz/kernel-contract';
import type { NavigationEntry, NavigationGroup } from '@pausenplatz/pages/contract';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { appOrigin } from '../stack/addresses.ts';
import { startStack } from '../stack/start-stack.ts';
import { launchOptions } from '../support/launch.ts';
import { closeReleaseNotes, signInByForm } from '../support/people.ts';

const feature = fileURLToPath(new URL('../../../packages/features/pages/', import.meta.url));
const folder = `${feature}pictures/`;
/** Pixels of a picture: as wide as a block on a laptop, and no longer than a screen. */
const [width, longest] = [760, 900];
const say = (line: string) => process.stdout.write(`${line}\n`);

interface ShownBlock {
  readonly id: string;
  readonly type: string;
}
interface Navigation {
  readonly groups: readonly Pick<NavigationGroup, 'groupForType' | 'groupForId' | 'groupPermission' | 'pages'>[];
}

/** A call in the name of who is signed in. */
async function call<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ({ url, header, content }) => {
      const headers = { 'content-type': 'application/json', [header]: '1' };
      const response = await fetch(url, content === null ? { headers } : { method: 'POST', headers, body: content });
      return { status: response.status, text: await response.text() };
    },
    { url: `/api/${path}`, header: clientHeader, content: body ? JSON.stringify(body) : null },
  );
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

/** Takes these blocks of a page as its editor shows them, without their tools. */
async function take(page: Page, url: string, blocks: readonly ShownBlock[], ending: string): Promise<void> {
  await page.goto(`${appOrigin}/seite/${url}`);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('button', { name: 'Fertig', exact: true }).waitFor();
  await page.addStyleTag({ content: '[data-block] > :first-child { display: none !important }' });
  for (const { id, type } of blocks) {
    const block = page.locator(`[data-block="${id}"]`);
    await block.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    const taken = sharp(await block.screenshot({ animations: 'disabled' }));
    const { width: wide, height } = await taken.metadata();
    const cut = taken.extract({ left: 0, top: 0, width: wide, height: Math.min(height, longest) });
    await cut.resize({ width, withoutEnlargement: true }).webp({ quality: 72 }).toFile(`${folder}${type}${ending}.webp`);
    say(`✓ ${type}${ending}`);
  }
  await page.getByRole('button', { name: 'Fertig', exact: true }).click();
}

/** The pages of groups that somebody may change, the deeper ones after those above them. */
async function addressesOf(page: Page): Promise<string[]> {
  const { groups } = await call<Navigation>(page, 'pages/navigation/get');
  const below = ({ url, pages }: NavigationEntry): string[] => [url, ...pages.flatMap(below)];
  return groups
    .filter(({ groupForType, groupPermission }) => groupForType !== 'user' && groupPermission >= 2)
    .flatMap(({ pages }) => pages.flatMap(below));
}

async function takeFull(page: Page, missing: Set<string>): Promise<void> {
  for (const url of await addressesOf(page)) {
    const { blocks } = await call<{ readonly blocks: readonly ShownBlock[] }>(page, `pages/get/${url}`);
    const found = blocks.filter(({ type }, index) => missing.has(type) && blocks.findIndex((one) => one.type === type) === index);
    if (found.length > 0) await take(page, url, found, '');
    for (const { type } of found) missing.delete(type);
  }
}

/** A page of one's own with one of each, as they are when they were just added. */
async function takeEmpty(page: Page): Promise<void> {
  const { groups } = await call<Navigation>(page, 'pages/navigation/get');
  const own = groups.find(({ groupForType }) => groupForType === 'user');
  if (!own) throw new Error('Nobody has a group of their own');
  const { id, url } = await call<{ readonly id: string; readonly url: string }>(page, 'pages/create', {
    title: 'Von jedem eines',
    groupForType: 'user',
    groupForId: own.groupForId,
  });
  const { fence } = await call<{ readonly fence: number }>(page, 'pages/edit/open', { id });
  for (const { type } of blockCatalogue) await call(page, 'pages/block/add', { pageId: id, fence, type, afterId: null, place: 'full' });
  await call(page, 'pages/edit/close', { id, fence });
  const { blocks } = await call<{ readonly blocks: readonly ShownBlock[] }>(page, `pages/get/${url}`);
  await take(page, url, blocks, '-leer');
}

const cellOf = (type: string, name: string, isEmpty: boolean) =>
  `<img src="pictures/${type}${isEmpty ? '-leer' : ''}.webp" width="380" alt="${name}, ${isEmpty ? 'leer' : 'gefüllt'}">`;

function readme(): string {
  const rows = ({ type, name, description }: BlockType) =>
    `### ${name}\n\n${description}\n\n| leer, beim Bearbeiten | gefüllt |\n| --- | --- |\n| ${cellOf(type, name, true)} | ${cellOf(type, name, false)} |`;
  const parts = groupByCatalogue(blockCatalogue).map(({ group, blocks }) => `## ${group}\n\n${blocks.map(rows).join('\n\n')}`);
  const start = `# Seiten\n\nStartseiten aus Blöcken: bauen, teilen, lesen, einbetten. Diese Bilder aller Blöcke macht \`npm run screenshots -- --blocks\` aus der Demoschule; die Seiten unter «Ideen für Seiten» zeigen sie nach Gruppen.`;
  return `${[start, ...parts].join('\n\n')}\n`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stack = await startStack();
try {
  const browser = await chromium.launch(await launchOptions(stack.edgePort));
  const options = {
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    bypassCSP: true,
  } as const;
  const missing = new Set(blockCatalogue.map(({ type }) => type));
  // The administration shows the blocks by their groups, the classes what lives there.
  for (const who of ['eva.ammann', 'nora.keller', 'lea.brunner']) {
    const context = await browser.newContext({ ...options, viewport: { width: 1100, height: 2 * longest } });
    const page = await context.newPage();
    await signInByForm(page, who);
    if (who !== 'eva.ammann') await closeReleaseNotes(page);
    await takeFull(page, missing);
    if (who === 'lea.brunner') await takeEmpty(page);
    await context.close();
  }
  await browser.close();
  if (missing.size > 0) throw new Error(`Nowhere in the demo school: ${[...missing].join(', ')}`);
  writeFileSync(`${feature}README.md`, readme());
} finally {
  await stack.stop();
}
