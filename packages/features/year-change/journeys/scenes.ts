import { expect, type Page } from '@playwright/test';
import { showing, withUser } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { YearPlan } from '../src/contract/index.ts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The class 4b goes into its new school year, alone; it is then called 5b. */
async function newYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
  await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
  const other = page.getByRole('main').getByRole('listitem').filter({ hasText: '3a' });
  await other.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('dialog').getByText('Keine Aktion').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText('Keine Aktion')).toBeVisible();
  await page.getByRole('button', { name: 'Plan durchführen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Plan durchführen' }).click();
  await expect(page.getByRole('button', { name: 'Zurückstellen' })).toBeVisible({ timeout: 30_000 });
}

/** Back to 4b, so that every other picture finds it. */
async function oldYear(page: Page): Promise<void> {
  await showing('/tools/jahreswechsel', 'button', 'Öffnen')(page);
  await page.getByRole('button', { name: 'Öffnen' }).first().click();
  await page.getByRole('button', { name: 'Zurückstellen' }).click();
  await expect(page.getByText('zurückgestellt', { exact: true })).toBeVisible();
}

/** A plan whose day has not come, with a page that somebody writes on, and pupils who leave and who have left. */
function withTrouble(plan: YearPlan): YearPlan {
  const [first, second] = plan.steps;
  const leaving = (first?.pupils ?? []).slice(0, 2).map(({ id }) => ({ userId: id, to: { kind: 'leave' as const } }));
  const writer = { id: 'u'.repeat(22), firstName: 'Urs', lastName: 'Zgraggen' };
  const steps = [
    ...(first ? [{ ...first, step: { ...first.step, moves: leaving }, leave: 2, stay: 19, warnings: ['alreadyThere' as const] }] : []),
    ...(second
      ? [
          {
            ...second,
            state: 'done' as const,
            left: { count: 3, until: '2027-10-01T10:00:00.000Z' },
            undoUntil: '2027-10-01T10:00:00.000Z',
          },
        ]
      : []),
    ...plan.steps.slice(2),
  ];
  const writing = [{ classId: first?.step.classId ?? '', title: 'Wochenplan', writer }];
  return { ...plan, day: '2027-08-09', timing: 'early', openRequests: 2, writing, steps };
}

/** Plans of a teacher and of an admin, and a class that was led into its new year. */
export const yearChangeScenes: readonly Scene[] = [
  {
    name: 'office-year-plan',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', /^(?:Neuen Plan anlegen|Plan wegwerfen)$/)(page);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      await expect(page.getByRole('button', { name: 'Plan durchführen' })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  {
    name: 'year-step',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      await page.getByRole('button', { name: 'Ändern' }).first().click();
      await page.getByLabel('Alle zusammen').check();
      await page.getByRole('combobox', { name: 'Wohin gehen die Ausgewählten?' }).selectOption({ label: 'verlässt die Schule' });
      await page.getByRole('button', { name: 'Zuteilen' }).click();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  {
    name: 'year-drag',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      await page.getByRole('button', { name: 'Ändern' }).first().click();
      const name = page.getByRole('dialog').getByText('Noah Meier', { exact: true });
      await name.scrollIntoViewIfNeeded();
      const box = await name.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 5 });
      await expect(page.locator('[data-zone="leave"]')).toBeVisible();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  {
    name: 'office-new-year',
    as: 'lea.brunner',
    async open(page) {
      await newYear(page);
      await showing('/verwaltung', 'link', /^5b/)(page);
      await page.locator('main').getByRole('link', { name: /^5b/ }).first().click();
      await expect(page.getByRole('heading', { name: /^Neues Schuljahr/ })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Passwortkarten drucken und verteilen' }).check();
    },
    leave: oldYear,
  },
  {
    name: 'year-checks',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/jahreswechsel', 'button', 'Neuen Plan anlegen')(page);
      const read = page.waitForResponse(/administration\/year\/get\//);
      await page.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
      const plan = (await (await read).json()) as YearPlan;
      await page.route(/administration\/year\/get\//, (route) => route.fulfill({ json: withTrouble(plan) }));
      await page.getByRole('button', { name: 'Neu prüfen' }).click();
      await expect(page.getByText(/«Wochenplan» \(Urs Zgraggen\)/)).toBeVisible();
    },
    async leave(page) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Plan wegwerfen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan wegwerfen' }).click();
      await expect(page.getByRole('button', { name: 'Neuen Plan anlegen' })).toBeVisible();
    },
  },
  withUser(
    {
      schools: [],
      schoolClasses: [],
      currentSchoolClass: null,
      settings: { jahreswechsel: { abschied: { school: 'Primarschule Sonnenberg', until: '2027-09-30' } } },
    },
    { name: 'year-farewell', as: 'noah.meier', open: showing('/', 'heading', 'Nimm mit, was dir gehört') },
  ),
  { name: 'office-year', as: 'eva.ammann', open: showing('/verwaltung?bereich=jahreswechsel', 'button', 'Neuen Plan anlegen') },
];
