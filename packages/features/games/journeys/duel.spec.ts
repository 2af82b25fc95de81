import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const memory = `${appOrigin}/spielen/gedaechtnis`;
const cards = (page: Page) => page.getByRole('group', { name: 'Karten' }).getByRole('button');
const isOver = (page: Page) => page.getByRole('heading', { name: /gewonnen!$|^Unentschieden!$/ });

/** What a card shows, once it is open or was taken. */
async function turned(page: Page, place: number): Promise<string> {
  await cards(page).nth(place).click();
  const label = cards(page).nth(place);
  await expect(label).not.toHaveAccessibleName(/verdeckt$/);
  return ((await label.getAttribute('aria-label')) ?? '').replace(/^.*: /, '');
}

/** Two who see the same cards, and forget none. */
class Two {
  private readonly seen = new Map<number, string>();
  private readonly taken = new Set<number>();
  private readonly pages: readonly [Page, Page];
  constructor(pages: readonly [Page, Page]) {
    this.pages = pages;
  }

  /** Who has the turn, once both screens agree. */
  private async whoseTurn(): Promise<{ mine: Page; other: Page }> {
    const [one, two] = this.pages;
    const says = (page: Page) => page.getByText('Du bist dran', { exact: true });
    await Promise.any([one, two].map((page) => expect(says(page)).toBeVisible()));
    const isFirst = await says(one).isVisible();
    const [mine, other] = isFirst ? [one, two] : [two, one];
    await expect(other.getByText(/ ist dran$/).first()).toBeVisible();
    return { mine, other };
  }

  private pairKnown(): readonly [number, number] | null {
    for (const [place, name] of this.seen)
      for (const [second, same] of this.seen) if (place < second && name === same && !this.taken.has(place)) return [place, second];
    return null;
  }

  private unseen(): number {
    return Array.from({ length: 12 }, (_, place) => place).find((place) => !this.seen.has(place)) ?? 0;
  }

  /** Whether all pairs are found; a screen says so a moment later. */
  get isOver(): boolean {
    return this.taken.size === 12;
  }

  /** One turn of whoever has it; what they turn over shows at the other one as well. */
  async play(): Promise<void> {
    const { mine, other } = await this.whoseTurn();
    const known = this.pairKnown();
    const first = known?.[0] ?? this.unseen();
    const name = await turned(mine, first);
    if (!known) this.seen.set(first, name);
    if (!known) await expect(cards(other).nth(first)).toHaveAccessibleName(new RegExp(`: ${name}$`));
    const twin = known?.[1] ?? [...this.seen].find(([place, same]) => place !== first && same === name)?.[0];
    const second = twin ?? this.unseen();
    const lies = `Reihe ${Math.floor(second / 4) + 1}, Spalte ${(second % 4) + 1}: verdeckt`;
    await cards(mine).nth(second).click();
    // After the last pair the board is gone.
    await expect(mine.getByRole('button', { name: lies })).toHaveCount(0);
    // Two that nobody has seen and that are the last ones belong together; the board goes with them.
    const isLast = this.taken.size === 10;
    if (isLast) this.seen.set(second, name);
    else if (twin === undefined) {
      const label = (await cards(mine).nth(second).getAttribute('aria-label')) ?? '';
      // By chance it was the twin.
      this.seen.set(second, label.endsWith('gefunden') ? name : label.replace(/^.*: /, ''));
    }
    if (this.seen.get(second) === name) this.taken.add(first).add(second);
  }
}

test('a child invites a classmate, both play on one table, one goes away and comes back', async ({ visitor }) => {
  const mia = await visitor();
  await signIn(mia, 'mia.mueller');
  const noah = await visitor({ viewport: { width: 820, height: 1180 } });
  await signIn(noah, 'noah.meier');

  await test.step('Mia invites Noah, who finds it on the tile and on the memory', async () => {
    await noah.goto(`${appOrigin}/lernen`);
    await mia.goto(memory);
    await mia.getByRole('radio', { name: '4 mal 3, 12 Karten' }).check();
    await mia.getByRole('radio', { name: 'Gegen jemanden aus der Klasse' }).check();
    await mia.getByRole('radio', { name: 'Noah Meier' }).check();
    await mia.getByRole('button', { name: 'Einladen' }).click();
    await expect(mia.getByRole('heading', { name: 'Du wartest auf Noah' })).toBeVisible();
    await noah.getByRole('link', { name: /^Memory.*Mia lädt dich ein/ }).click();
    await noah.getByRole('button', { name: 'Annehmen' }).click();
    await expect(noah.getByText('Du fängst an. Deck eine Karte auf.')).toBeVisible();
    await expect(mia.getByText('Noah fängt an.')).toBeVisible();
  });

  const two = new Two([mia, noah]);
  await test.step('both see the same cards', async () => {
    await two.play();
    await two.play();
  });

  await test.step('Noah goes to another screen; Mia reads how long she waits; he comes back by the memory', async () => {
    await noah.goto(`${appOrigin}/lernen`);
    await expect(mia.getByText(/^Noah ist kurz weg\. Du kannst warten: noch .* (Minuten|Sekunden)\.$/)).toBeVisible();
    await noah.goto(memory);
    await noah.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(cards(noah)).toHaveCount(12);
    await expect(mia.getByText(/ist kurz weg/)).toHaveCount(0);
  });

  await test.step('to the end, without a ranking', async () => {
    for (let turns = 0; turns < 40 && !two.isOver; turns += 1) await two.play();
    await expect(isOver(mia)).toBeVisible();
    await expect(isOver(noah)).toBeVisible();
    await expect(noah.getByText(/Punkte/)).toHaveCount(0);
  });
});

test('a teacher forbids it: an invitation that waits is gone, and nobody can be invited', async ({ visitor }) => {
  const mia = await visitor();
  await signIn(mia, 'mia.mueller');
  await mia.goto(memory);
  await mia.getByRole('radio', { name: 'Gegen jemanden aus der Klasse' }).check();
  await mia.getByRole('radio', { name: /^Lea Brunner/ }).check();
  await mia.getByRole('button', { name: 'Einladen' }).click();
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(memory);
  await expect(lea.getByText('Mia lädt dich ein')).toBeVisible();
  await lea.getByRole('switch', { name: 'In dieser Klasse gegeneinander spielen' }).uncheck();
  await mia.goto(memory);
  await mia.getByRole('radio', { name: 'Gegen jemanden aus der Klasse' }).check();
  await expect(mia.getByText('In deiner Klasse wird gerade nicht gegeneinander gespielt.')).toBeVisible();
  await expect(mia.getByText('Deine Einladung an Lea wartet')).toHaveCount(0);
  await expect(mia.getByRole('button', { name: 'Einladen' })).toBeDisabled();
});
