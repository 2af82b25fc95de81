import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import type { Page } from '@playwright/test';

const list = '/tools/arbeitsplan';
const teachersList = showing(list, 'heading', 'Plan 7 · Zahlenmauern');
const pupilsList = showing(list, 'heading', 'Plan 8 · Im Alltag rechnen');

async function openPath(page: Page): Promise<void> {
  await pupilsList(page);
  await page.getByRole('link', { name: 'Plan 8 · Im Alltag rechnen' }).click();
  await page.getByRole('link', { name: 'Los', exact: true }).waitFor();
}

async function openCheck(page: Page): Promise<void> {
  await teachersList(page);
  const card = page.getByRole('article').filter({ hasText: 'Plan 7 · Zahlenmauern' });
  await card.getByRole('link', { name: 'Prüfen' }).click();
  await page.getByRole('grid').waitFor();
}

/** The plans of a teacher and of a child, a plan being written, the way of a child, and a class being checked. */
export const workPlansScenes: readonly Scene[] = [
  { name: 'work-plans', as: 'lea.brunner', open: teachersList },
  {
    name: 'work-plans-templates',
    as: 'lea.brunner',
    async open(page) {
      await teachersList(page);
      await page.getByRole('tab', { name: 'Vorlagen' }).click();
      await page.getByRole('heading', { name: 'Vorlagen von anderen' }).waitFor();
    },
  },
  {
    name: 'work-plan-edit',
    as: 'lea.brunner',
    async open(page) {
      await teachersList(page);
      await page.getByRole('button', { name: 'Mehr zu Plan 8' }).click();
      await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
      await page.getByRole('button', { name: /Aufgabe 4 bearbeiten/ }).click();
      await page.getByRole('heading', { name: 'Aufgabe 4' }).waitFor();
    },
  },
  {
    name: 'work-plan-view',
    as: 'lea.brunner',
    async open(page) {
      await teachersList(page);
      await page.getByRole('link', { name: 'Plan 8 · Im Alltag rechnen' }).click();
      await page.getByText('Würfelgebäude').waitFor();
    },
  },
  {
    name: 'work-plan-check',
    as: 'lea.brunner',
    async open(page) {
      await openCheck(page);
      await page.getByRole('button', { name: 'Nächste (N)' }).click();
      await page.getByRole('button', { name: 'Nur senden' }).waitFor();
    },
  },
  { name: 'work-plans-pupil', as: 'noah.meier', open: pupilsList },
  { name: 'work-plan-path', as: 'noah.meier', open: openPath },
  {
    name: 'work-plan-task',
    as: 'noah.meier',
    async open(page) {
      await openPath(page);
      await page.getByRole('link', { name: 'Los', exact: true }).click();
      await page.getByRole('button', { name: 'Fertig, abgeben' }).waitFor();
    },
  },
  { name: 'work-plan-on-page', as: 'noah.meier', open: showing('/seite/woche-der-3a', 'button', /beginnen$/) },
  { name: 'work-plan-on-page-teacher', as: 'lea.brunner', open: showing('/seite/woche-der-3a', 'link', /mit 3a prüfen/) },
  {
    name: 'work-plan-portfolio',
    as: 'noah.meier',
    async open(page) {
      await openPath(page);
      await page.getByRole('link', { name: 'Mein Portfolio' }).click();
      await page.getByText('Muss ich alle Kisten zeichnen?').waitFor();
    },
  },
  {
    name: 'work-plan-sheets',
    as: 'lea.brunner',
    async open(page) {
      await teachersList(page);
      await page.getByRole('link', { name: 'Plan 8 · Im Alltag rechnen' }).click();
      await page.getByRole('link', { name: 'Blätter für 3a' }).click();
      await page.getByRole('img', { name: 'Code zu Nr. 1' }).first().waitFor();
    },
  },
  {
    name: 'work-plan-take-over',
    as: 'lea.brunner',
    async open(page) {
      await teachersList(page);
      await page.getByRole('button', { name: 'Plan übernehmen' }).click();
      await page
        .getByRole('textbox', { name: 'Zeilen' })
        .fill(
          'Thema\tTitel\tAuftrag\tStufe\nRechnen\tZahlenmauern\tBaue drei Mauern.\t2\n\tSiebnerreihe\tLege sie.\thoch\nLesen\tBuch\tLies zehn Seiten.\t1',
        );
      await page.getByText('2 Aufgaben werden übernommen').waitFor();
    },
  },
  {
    name: 'work-plan-home',
    as: 'noah.meier',
    async open(page) {
      await showing('/', 'heading', 'Deine Arbeitspläne')(page);
      await page.getByRole('heading', { name: 'Deine Arbeitspläne' }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    },
  },
];
