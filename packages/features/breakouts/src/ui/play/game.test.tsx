import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { breakoutBlock, type BreakoutGame, type ShownLock } from '../../contract/index.ts';
import { EduBreakoutBlockView } from '../blocks/edu-breakout-block-view.tsx';
import { breakoutFramedViews } from '../framed.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const idOf = (name: string) => name.padEnd(22, '0').slice(0, 22);
const token = 't'.repeat(43);
const settings = { ...breakoutBlock.empty, title: 'Nachts im Schulhaus', intro: 'Die Tür fällt zu.' };
const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };

const aLock = (more: Partial<ShownLock> = {}): ShownLock => ({
  id: idOf('lock'),
  title: 'Die Garderobe',
  story: 'Ein Zettel klebt am Kasten.',
  task: 'Wie viele Haken sind frei?',
  alt: '',
  picture: null,
  audio: null,
  mechanism: { kind: 'number' },
  hints: ['Rechnet zuerst.'],
  nextHint: null,
  wrong: 0,
  waits: 0,
  ...more,
});

const aGame = (more: Partial<BreakoutGame> = {}): BreakoutGame => ({
  teamId: idOf('team'),
  name: 'Füchse',
  code: 'FUCHS',
  state: 'playing',
  opened: 0,
  locks: 3,
  seconds: 65,
  wrong: 0,
  hints: 0,
  lock: aLock(),
  ending: null,
  ...more,
});

interface World {
  readonly game?: BreakoutGame;
  /** What the team's game is after a try. */
  readonly after?: { readonly isRight: boolean; readonly game: BreakoutGame };
  readonly isSignedIn?: boolean;
}

/** The block on a page, with a server that answers as it is told. */
async function open({ game = aGame(), after, isSignedIn = true }: World = {}) {
  let now = game;
  const sent = fakeServer((path): FakeAnswer => {
    if (path.startsWith('breakouts/enter/')) return { body: { isKeeper: false, locks: 3, isEnded: false } };
    if (path === 'breakouts/team/begin') return { body: { token, game: now } };
    if (path === 'breakouts/lock/try' && after) {
      now = after.game;
      return { body: after };
    }
    return { body: { game: now } };
  });
  await show(
    <CapabilitiesProvider value={aHost()}>
      <EduBreakoutBlockView settings={settings} page={around} />
    </CapabilitiesProvider>,
    {
      at: '/seite/x',
      path: '/seite/:id',
      session: isSignedIn ? { status: 'signedIn', user: aSignedInUser() } : { status: 'signedOut' },
    },
  );
  return sent;
}

async function begin(world: World = {}) {
  const sent = await open(world);
  await page.getByRole('textbox', { name: 'Wie heisst euer Team?' }).fill('Füchse');
  await page.getByRole('button', { name: 'Los gehts' }).click();
  await expect.element(page.getByText('Team «Füchse»')).toBeVisible();
  return sent;
}

test('a team begins with a name, and this device goes on as it after a reload', async () => {
  await begin();
  await expect.element(page.getByText('Schloss 1: Die Garderobe')).toBeVisible();
  await expect.element(page.getByText('Code FUCHS')).toBeVisible();
  await expect.element(page.getByText('Rechnet zuerst.', { exact: false })).toBeVisible();
  expect(localStorage.getItem(`breakout-team:${around.blockId}`)).toBe(token);
});

test('a wrong answer says so and stays in its field', async () => {
  await begin({ after: { isRight: false, game: aGame({ wrong: 1, lock: aLock({ wrong: 1 }) }) } });
  await page.getByRole('textbox', { name: 'Eure Zahl' }).fill('44');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByText('Das Schloss bleibt zu.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Eure Zahl' })).toHaveValue('44');
});

test('who has to wait sees for how long, and cannot send', async () => {
  await begin({ after: { isRight: false, game: aGame({ wrong: 3, lock: aLock({ wrong: 3, waits: 15 }) }) } });
  await page.getByRole('textbox', { name: 'Eure Zahl' }).fill('44');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByText(/Noch 1\d Sekunden/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toBeDisabled();
});

test('colours are pressed one after the other; the lock springs open before the next one comes', async () => {
  const colors = aLock({ mechanism: { kind: 'colors', count: 2 } });
  const next = aGame({ opened: 1, lock: aLock({ id: idOf('next'), title: 'Der Keller' }) });
  const sent = await begin({ game: aGame({ lock: colors }), after: { isRight: true, game: next } });
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toBeDisabled();
  for (const color of ['Rot', 'Blau']) await page.getByRole('button', { name: color, exact: true }).click();
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByText('Offen!')).toBeVisible();
  expect(sent.some(({ path }) => path === 'breakouts/lock/try')).toBe(true);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(page.getByText('Schloss 2: Der Keller')).toBeVisible();
});

test('the last lock leads to the ending, with how the team did', async () => {
  const won = aGame({ state: 'finished', opened: 3, lock: null, ending: 'Draussen schneit es.', hints: 1, wrong: 2 });
  await begin({ game: won });
  await expect.element(page.getByText('Geschafft!')).toBeVisible();
  await expect.element(page.getByText('Draussen schneit es.')).toBeVisible();
  for (const number of ['Zeit 1:05', '1 Tipp', '2 Fehlversuche'])
    await expect.element(page.getByText(number, { exact: true })).toBeVisible();
});

test('visitors are told to sign in, and nobody asks the server for them', async () => {
  const sent = await open({ isSignedIn: false });
  await expect.element(page.getByText('Melde dich an, um hier zu spielen.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('frames show the story, and a way to the page', async () => {
  await show(<breakoutFramedViews.EduBreakout settings={settings} page={around} />, { at: '/', path: '/' });
  await expect.element(page.getByText('Die Tür fällt zu.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Seite öffnen' })).toHaveAttribute('href', `/seite/${around.pageId}`);
});
