import { above, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** Two tries that are never what is looked for, and the beginning of a third. */
async function tries(page: Parameters<Scene['open']>[0]): Promise<void> {
  for (const word of ['eisen', 'warum']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: word.toUpperCase() }).waitFor();
  }
  await page.keyboard.type('lam');
}

/** Lays out the largest game of pictures and turns two cards over. */
async function memory(page: Parameters<Scene['open']>[0]): Promise<void> {
  await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
  await page.getByRole('radio', { name: '6 mal 6, 36 Karten' }).check();
  await page.getByRole('radio', { name: 'Zu 2' }).check();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.getByRole('button', { name: /^Reihe 3, Spalte 3:/ }).click();
  await page.getByRole('button', { name: /^Reihe 5, Spalte 4:/ }).click();
}

/** Turns each card with each other one until all are found. */
async function toTheEnd(page: Parameters<Scene['open']>[0]): Promise<void> {
  await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
  await page.getByRole('radio', { name: '4 mal 3, 12 Karten' }).check();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  const cards = page.getByRole('group', { name: 'Karten' }).getByRole('button');
  await cards.nth(11).waitFor();
  for (let first = 0; first < 12; first += 1)
    for (let second = first + 1; second < 12 && (await cards.count()) > 0; second += 1) {
      const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      if (names[first]?.endsWith('gefunden') === true || names[second]?.endsWith('gefunden') === true) continue;
      await cards.nth(first).click();
      await cards.nth(second).click();
    }
  await page.getByRole('heading', { name: 'Alle Paare gefunden!' }).waitFor();
  // What was handed in has come back.
  await page
    .getByText(/^\+\d+ Punkte$/)
    .or(page.getByText(/wenige Züge/))
    .first()
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
}

/** Invites somebody of the class, or shows the invitation that waits already. */
async function invited(page: Parameters<Scene['open']>[0]): Promise<void> {
  await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
  await page.getByRole('radio', { name: 'Gegen jemanden aus der Klasse' }).check();
  await page.getByRole('radio', { name: /^Lea Brunner/ }).check();
  await page.getByRole('button', { name: 'Einladen' }).click();
  await page.getByRole('heading', { name: 'Du wartest auf Lea' }).waitFor();
}

const face = (text: string, emoji: string) => ({ text, emoji, picture: null });
const duelId = 'duellduellduellduell00';

/** A duel in the middle, as the server tells it to Noah. */
const aDuel = (changes: object) => ({
  id: duelId,
  rev: 9,
  state: 'playing',
  asked: 'other',
  other: { id: 'miamiamiamiamiamiami00', firstName: 'Mia', lastName: 'Müller' },
  classId: 'klasseklasseklasse0000',
  set: { kind: 'pictures', id: null },
  title: null,
  size: '4x4',
  waitsMs: null,
  cards: Array.from({ length: 16 }, (_, place) =>
    place === 2 || place === 7
      ? { state: 'open', face: place === 2 ? face('Igel', '🦔') : face('Fuchs', '🦊') }
      : [0, 5, 9, 10].includes(place)
        ? { state: 'taken', by: place < 6 ? 'me' : 'other', face: null }
        : { state: 'covered' },
  ),
  turn: 'other',
  pairs: { me: 1, other: 1 },
  last: { kind: 'miss', by: 'me', faces: [face('Igel', '🦔'), face('Fuchs', '🦊')] },
  sightMs: 600_000,
  otherAwayMs: null,
  ...changes,
});

/** The same once what was open went out of sight. */
const covered = aDuel({}).cards.map((card) => (card.state === 'open' ? { state: 'covered' } : card));

const duelScene = (name: string, role: 'button' | 'heading', shows: string, changes: object): Scene => {
  const answers = { [`games/duels/${duelId}`]: aDuel(changes), 'games/duels/seat': aDuel(changes) };
  return above(answers, { name, as: 'noah.meier', open: showing(`/spielen/gedaechtnis/duell/${duelId}`, role, shows) });
};

/** A board as a child plays it, the explanation at the first visit, a word that was found, and the words of a class. */
export const gamesScenes: readonly Scene[] = [
  {
    name: 'games-word',
    as: 'noah.meier',
    async open(page) {
      await showing('/spielen/wordle', 'button', 'Prüfen')(page);
      if ((await page.getByRole('img', { name: 'leer' }).count()) === 30) await tries(page);
    },
  },
  { name: 'games-help', as: 'lina.moser', open: showing('/spielen/wordle', 'heading', 'So geht das Wörterrätsel') },
  { name: 'games-end', as: 'urs.zgraggen', open: showing('/spielen/wordle', 'button', 'Ergebnis kopieren') },
  {
    name: 'games-class-words',
    as: 'lea.brunner',
    async open(page) {
      await showing('/spielen/wordle', 'button', 'Wörter der Klasse')(page);
      await page.getByRole('button', { name: 'Wörter der Klasse' }).click();
      await page.getByRole('dialog').getByLabel('Wörter mit fünf Buchstaben').waitFor();
    },
  },
  { name: 'games-memory-choose', as: 'noah.meier', open: showing('/spielen/gedaechtnis', 'button', 'Los geht’s') },
  { name: 'games-memory', as: 'lina.moser', open: memory },
  { name: 'games-memory-end', as: 'lina.moser', open: toTheEnd },
  duelScene('games-duel', 'button', 'Reihe 1, Spalte 3: Igel', {}),
  duelScene('games-duel-away', 'button', 'Reihe 1, Spalte 1: gefunden', {
    cards: covered,
    sightMs: null,
    turn: 'me',
    last: { kind: 'miss', by: 'other', faces: [] },
    otherAwayMs: 90_000,
  }),
  duelScene('games-duel-end', 'heading', 'Mia hat gewonnen!', { state: 'finished', pairs: { me: 3, other: 5 }, sightMs: null }),
  {
    name: 'games-duel-choose',
    as: 'lea.brunner',
    async open(page) {
      await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
      await page.getByRole('radio', { name: 'Gegen jemanden aus der Klasse' }).check();
      await page.getByRole('radio', { name: /^Noah Meier/ }).waitFor();
    },
  },
  { name: 'games-duel-wait', as: 'noah.meier', open: invited },
  { name: 'games-pictures', as: 'lea.brunner', open: showing('/spielen/gedaechtnis/bilder', 'link', 'Neue Bilder') },
  {
    name: 'games-pictures-edit',
    as: 'lea.brunner',
    async open(page) {
      await showing('/spielen/gedaechtnis/bilder', 'link', 'Neue Bilder')(page);
      await page.getByRole('link', { name: '«Unser Schulweg» bearbeiten' }).click();
      await page.getByRole('button', { name: 'Speichern' }).waitFor();
    },
  },
  {
    name: 'games-pictures-play',
    as: 'noah.meier',
    async open(page) {
      await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
      await page.getByRole('radio', { name: /^Unser Schulweg/ }).check();
      await page.getByRole('radio', { name: '4 mal 4, 16 Karten' }).check();
      await page.getByRole('radio', { name: 'Zu 2' }).check();
      await page.getByRole('button', { name: 'Los geht’s' }).click();
      await page.getByRole('button', { name: /^Reihe 2, Spalte 2:/ }).click();
      await page.getByRole('button', { name: /^Reihe 3, Spalte 4:/ }).click();
    },
  },
];
