import { above, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import { expect } from '@playwright/test';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const demo = 'demo-adventskalender-1';

const aDoorToday = {
  doors: [{ calendarId: demo, title: 'Unser Adventskalender', doorType: 'window', number: 8, label: '8', isOpened: false }],
  calendarIds: [demo],
  changesAt: '2099-12-31T05:00:00.000Z',
  now: '2099-12-30T08:00:00.000Z',
};

/** The calendar of the demo school as visitors see it, with a door open, in its editor, and in the list. */
export const adventScenes: readonly Scene[] = [
  { name: 'advent-show', as: 'nobody', open: showing(`/advent/${demo}`, 'heading', 'Unser Adventskalender') },
  { name: 'advent-door', as: 'nobody', open: showing(`/advent/${demo}?tuer=1`, 'heading', 'Unser Schneemann Fridolin') },
  { name: 'advent-quiz', as: 'nobody', open: showing(`/advent/${demo}?tuer=3`, 'heading', 'Igel-Quiz') },
  { name: 'advent-list', as: 'lea.brunner', open: showing('/tools/advent', 'button', 'Neuer Kalender') },
  { name: 'advent-edit', as: 'lea.brunner', open: showing(`/tools/advent/bearbeiten/${demo}`, 'button', 'Verlosen') },
  {
    name: 'advent-write',
    as: 'lea.brunner',
    async open(page) {
      await showing(`/tools/advent/bearbeiten/${demo}`, 'button', 'Verlosen')(page);
      await page.getByRole('button', { name: /^Türchen 3 bearbeiten/ }).click();
      await page.getByText('So sieht es aus').click();
      await page.getByRole('dialog').getByRole('radio').last().scrollIntoViewIfNeeded();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'advent-all',
    as: 'lea.brunner',
    async open(page) {
      await showing(`/tools/advent/${demo}`, 'button', 'Alle Türchen öffnen')(page);
      await page.getByRole('button', { name: 'Alle Türchen öffnen' }).click();
      await expect(page.getByText(/aber nur für dich/)).toBeVisible();
    },
  },
  {
    name: 'advent-frame',
    as: 'nobody',
    open: showing(`/advent/einbetten/${demo}?widget=none&theme=auto`, 'heading', 'Unser Adventskalender'),
  },
  {
    name: 'advent-share',
    as: 'lea.brunner',
    async open(page) {
      await showing(`/tools/advent/bearbeiten/${demo}`, 'tab', 'Teilen')(page);
      await page.getByRole('tab', { name: 'Teilen' }).click();
      await expect(page.getByRole('tab', { name: 'Ohne Rahmen' })).toBeVisible();
    },
  },
  {
    name: 'advent-gallery',
    as: 'nobody',
    async open(page) {
      await showing(`/einbetten?element=advent-inline&calendar=${demo}`, 'heading', 'So sieht es aus')(page);
      await page.locator('iframe').first().scrollIntoViewIfNeeded();
      await expect(
        page
          .frameLocator('iframe')
          .first()
          .getByRole('link', { name: /^Türchen 1 / }),
      ).toBeVisible();
    },
  },
  // Whatever the hour at which the pictures are taken.
  above({ 'advent/today*': aDoorToday }, { name: 'advent-home', as: 'noah.meier', open: showing('/', 'heading', 'Dein Adventskalender') }),
  { name: 'advent-pupil', as: 'noah.meier', open: showing(`/tools/advent/${demo}`, 'heading', 'Unser Adventskalender') },
];
