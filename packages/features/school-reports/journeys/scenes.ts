import { expect } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { saying, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const part = (name: string, area: string, role: 'button' | 'heading' | 'searchbox', shown: string | RegExp): Scene => ({
  name,
  as: 'eva.ammann',
  open: showing(`/verwaltung?bereich=${area}`, role, shown),
});

/** The tools of a teacher, and the same inside of the administration. */
export const schoolReportsScenes: readonly Scene[] = [
  { name: 'office-export', as: 'lea.brunner', open: showing('/verwaltung/export', 'heading', 'Deine Exporte') },
  {
    name: 'office-links',
    as: 'lea.brunner',
    async open(page) {
      await showing('/verwaltung/link-checker', 'button', 'Links prüfen')(page);
      await page.getByRole('button', { name: 'Links prüfen' }).click();
      await expect(page.getByRole('button', { name: /^defekt \d+$/ })).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'office-visits',
    as: 'lea.brunner',
    async open(page) {
      await expect(async () => {
        await showing('/seite/klasse-3a', 'heading', /./)(page);
        // Whoever leaves at once is not counted.
        await page.waitForLoadState('networkidle');
        await page.goto(`${appOrigin}/verwaltung/seitenaufrufe`);
        await expect(page.getByText('Besuche', { exact: true })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
  },
  part('office-admin-export', 'export', 'heading', 'Deine Exporte'),
  part('office-admin-links', 'links', 'button', 'Links prüfen'),
  { name: 'office-admin-visits', as: 'eva.ammann', open: saying('/verwaltung?bereich=besuche', 'Zeitraum') },
];
