import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { openTab, tabOf } from './in-teams.ts';

test('the personal tab shows the day and the pages that somebody marked, which open in the tab', async ({ visitor }) => {
  const [browser, teams] = [await visitor(), await visitor()];
  await openTab(teams, '/teams/personal-tab');
  const tab = tabOf(teams);
  await expect(tab.getByRole('heading', { level: 1, name: 'Meine Seiten' })).toBeVisible();
  await expect(tab.getByRole('region', { name: '3a' }).first()).toBeVisible();
  const favourites = tab.getByRole('region', { name: 'Favoriten' });
  await expect(favourites.getByRole('link', { name: 'Leseecke' })).toHaveCount(0);

  await signIn(browser, 'lea.brunner');
  await browser.goto(`${appOrigin}/seite/leseecke`);
  await browser.getByRole('button', { name: 'Zu den Favoriten' }).click();
  await expect(browser.getByRole('button', { name: 'Aus den Favoriten nehmen' })).toBeVisible();
  // What comes elsewhere comes into the open tab too.
  await browser.goto(`${appOrigin}/seiten`);
  await browser.getByRole('button', { name: 'Neue Seite' }).last().click();
  await browser.getByRole('dialog').getByLabel('Titel').fill('Lauter Neues');
  await browser.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
  await expect(tab.getByRole('link', { name: 'Lauter Neues', exact: true })).toBeVisible();
  // Marked in the browser, it stands in the open tab.
  await favourites.getByRole('link', { name: 'Leseecke' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Leseecke' })).toBeVisible();
  expect(teams.frame('tab')?.url()).toContain('/teams/tab-page/leseecke');
});
