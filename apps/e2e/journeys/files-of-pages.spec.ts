import type { FrameLocator, Page } from '@playwright/test';
import { answered, startEditing } from '@pausenplatz/pages/journeys/editor';
import { appOrigin, schoolSite, teamsOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

/** Opens the file of a tile; it comes in a window of its own, on a screen of the product. */
async function opened(page: Page, place: Page | FrameLocator): Promise<void> {
  const window = page.waitForEvent('popup');
  await place.getByRole('link', { name: 'Znüniliste' }).click();
  const viewer = await window;
  await expect(viewer.getByRole('heading', { level: 1, name: 'Znüniliste.txt' })).toBeVisible();
  await expect(viewer.getByText('Apfel, Brot, Wasser')).toBeVisible();
  expect(new URL(viewer.url()).pathname).toMatch(/^\/dokumente\/[\w-]{22}$/);
  await viewer.close();
}

test('a file on a public page is looked at by everybody who sees the page: without an account, in Teams, from a website', async ({
  visitor,
}) => {
  test.setTimeout(120_000);
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/klasse-3a`);
  await startEditing(lea);
  await answered(lea, 'pages/block/add', () =>
    lea
      .getByRole('list', { name: 'Blöcke der Seite' })
      .getByRole('listitem')
      .first()
      .evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['Apfel, Brot, Wasser'], 'Znüniliste.txt', { type: 'text/plain' }));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }),
  );
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await opened(lea, lea);

  const parent = await visitor();
  await parent.goto(`${appOrigin}/seite/klasse-3a`);
  await opened(parent, parent);

  const inTeams = await visitor();
  await inTeams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', tab: `${appOrigin}/teams/tab-page/klasse-3a` })}`);
  await opened(inTeams, inTeams.frameLocator('iframe[name=tab]'));

  const website = await visitor();
  await website.goto(`${schoolSite}/?page=klasse-3a`);
  await opened(website, website.frameLocator('pausenplatz-seite iframe'));
});
