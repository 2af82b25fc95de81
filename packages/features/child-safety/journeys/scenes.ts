import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import type { Page } from '@playwright/test';

async function writeDown(page: Page): Promise<void> {
  await page.goto(`${appOrigin}/ssa`);
  await page.getByRole('button', { name: 'Nein, nicht unmittelbar' }).click();
  await page.getByLabel('Was war?').fill('Zum dritten Mal ohne Znüni, sehr müde.');
  await page.getByRole('button', { name: 'Noch eine Beobachtung' }).click();
  await page.getByLabel('Was war?').nth(1).fill('«Ich schlafe jetzt auf dem Sofa.»');
}

async function judge(page: Page): Promise<void> {
  await writeDown(page);
  await page.getByRole('button', { name: 'Weiter zur Einschätzung' }).click();
  await page.getByRole('radio', { name: 'eher hoch' }).check();
  await page.getByRole('radio', { name: 'unsicher', exact: true }).check();
}

/** The four steps, and whom a school names. */
export const childSafetyScenes: readonly Scene[] = [
  { name: 'child-safety', as: 'lea.brunner', open: showing('/ssa', 'heading', 'Ist das Kind jetzt in Gefahr?') },
  { name: 'child-safety-journal', as: 'lea.brunner', open: writeDown },
  { name: 'child-safety-judge', as: 'lea.brunner', open: judge },
  {
    name: 'child-safety-result',
    as: 'lea.brunner',
    async open(page) {
      await judge(page);
      await page.getByRole('button', { name: 'Ergebnis zeigen' }).click();
      await page.getByRole('heading', { name: 'Erheblicher Bedarf, Abklärung' }).waitFor();
    },
  },
  {
    name: 'child-safety-school',
    as: 'eva.ammann',
    open: showing('/verwaltung?bereich=schule', 'heading', 'Wer bei Sorgen um ein Kind hilft'),
  },
];
