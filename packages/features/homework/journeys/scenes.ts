import { expect, type Page } from '@playwright/test';
import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const planner = async (page: Page, query = '') => {
  await page.goto(`${appOrigin}/tools/agenda${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mehr', exact: true })).toBeVisible();
};
const closeDialog = (page: Page) => page.keyboard.press('Escape');
const tool = (item: string) => async (page: Page) => {
  await planner(page);
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const report = (tab: string) => async (page: Page) => {
  await page.goto(`${appOrigin}/tools/agenda/reports`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
};

/** The planner in its views, its dialogs, its reports, and as others see it. */
export const homeworkScenes: readonly Scene[] = [
  { name: 'agenda-week', as: 'lea.brunner', open: (page) => planner(page) },
  { name: 'agenda-month', as: 'lea.brunner', open: (page) => planner(page, '?ansicht=month') },
  { name: 'agenda-list', as: 'lea.brunner', open: (page) => planner(page, '?ansicht=list') },
  { name: 'agenda-day', as: 'lea.brunner', open: (page) => planner(page, '?ansicht=day') },
  {
    name: 'agenda-task',
    as: 'lea.brunner',
    async open(page) {
      await planner(page);
      await page.locator('article[data-task] [data-open]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    leave: closeDialog,
  },
  ...(['Für wen?', 'Rückmeldung', 'Wiederholen', 'Verschieben'] as const).map((tab): Scene => ({
    name: `agenda-task-${tab === 'Für wen?' ? 'pupils' : tab.toLowerCase().replace('ü', 'ue')}`,
    as: 'lea.brunner',
    async open(page) {
      await planner(page);
      await page.locator('article[data-task]', { hasText: 'Arbeitsheft' }).first().locator('[data-open]').click();
      await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    },
    leave: closeDialog,
  })),
  {
    name: 'agenda-classes',
    as: 'lea.brunner',
    async open(page) {
      await planner(page);
      await page.locator('article[data-task] [data-open]').first().focus();
      await page.keyboard.press('Alt+KeyK');
      await expect(page.locator('[data-class-tray]')).toBeVisible();
    },
    leave: closeDialog,
  },
  {
    name: 'agenda-search',
    as: 'lea.brunner',
    async open(page) {
      await planner(page);
      await page.getByRole('button', { name: 'Suchen' }).click();
      await page.getByLabel('Wörter oder Fach').fill('Arbeitsheft');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
    leave: closeDialog,
  },
  { name: 'agenda-study-hall', as: 'lea.brunner', open: tool('Lernstunde'), leave: closeDialog },
  { name: 'agenda-feed', as: 'lea.brunner', open: tool('Kalender abonnieren'), leave: closeDialog },
  { name: 'agenda-settings', as: 'lea.brunner', open: tool('Agenda einstellen'), leave: closeDialog },
  { name: 'agenda-report-class', as: 'lea.brunner', open: report('Klasse') },
  { name: 'agenda-report-child', as: 'lea.brunner', open: report('Kind') },
  { name: 'agenda-report-load', as: 'lea.brunner', open: report('Aufwand') },
  { name: 'agenda-report-unticked', as: 'lea.brunner', open: report('Nicht abgehakt') },
  { name: 'agenda-pupil', as: 'noah.meier', open: (page) => planner(page) },
  {
    name: 'agenda-page',
    as: 'nobody',
    async open(page) {
      await page.goto(`${appOrigin}/seite/agenda-3a`);
      await expect(page.getByRole('button', { name: 'Nächste Woche' })).toBeVisible();
    },
  },
  {
    name: 'agenda-website',
    as: 'nobody',
    async open(page) {
      await page.goto(`${schoolSite}/?page=agenda-3a`);
      await expect(page.frameLocator('pausenplatz-seite iframe').getByRole('button', { name: 'Nächste Woche' })).toBeVisible();
    },
  },
  {
    name: 'agenda-teams',
    as: 'nobody',
    ownTheme: true,
    async open(page) {
      await page.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', tab: `${appOrigin}/teams/tab-homework` })}`);
      await expect(page.frameLocator('iframe[name=tab]').locator('article[data-task]').first()).toBeVisible({ timeout: 15_000 });
    },
  },
];
