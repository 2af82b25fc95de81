import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { fingerOn, middleOf } from '@pausenplatz/app-e2e/support/touch';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock } from './editor.ts';

const path = '/seite/projektwoche-wald';
const enlarge = 'Der Waldrand am ersten Tag';
const searchField = 'Suche zur Projektwoche';

/** One pixel, as a file that somebody chooses. */
const aPicture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
});

test('a visitor hears a recording and looks at the pictures of a page', async ({ visitor }) => {
  const page = await visitor();
  const sounds: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && sounds.push(request.url()));
  await page.goto(appOrigin + path);
  await expect(page.getByRole('button', { name: 'Der Kuckuck am Bach abspielen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sounds).toEqual([]);
  await page.getByRole('radio', { name: '1,25-mal' }).check();
  await page.getByRole('button', { name: 'Der Kuckuck am Bach abspielen' }).click();
  await expect(page.getByRole('slider', { name: 'Stelle in Der Kuckuck am Bach' })).toHaveAttribute('max', '3');
  await page.getByText('Mitlesen').click();
  await expect(page.getByText('Man hört ihn dreimal rufen.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Vier Bäume mit roten und gelben Blättern vergrössern' }).click();
  const large = page.getByRole('dialog', { name: 'Grosses Bild' });
  await expect(large.getByText(enlarge)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('Unser Lagerplatz')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
});

test('pictures are leafed through by a finger', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${appOrigin}${path}`);
  await page.getByRole('button', { name: 'Vier Bäume mit roten und gelben Blättern vergrössern' }).tap();
  const large = page.getByRole('dialog', { name: 'Grosses Bild' });
  await expect(large.getByText('Bild 1 von 4')).toBeVisible();
  const finger = await fingerOn(page);
  const { y } = await middleOf(large.getByRole('img').first());
  // Over more than half the window: a shorter glide goes back or on, by how fast the finger was.
  const from = { x: 350, y };
  await finger.down(from);
  await finger.glide(from, { x: 20, y });
  await finger.up();
  await expect(large.getByText('Bild 2 von 4')).toBeVisible();
});

test('recordings, pictures and the search stand in a tab of Teams, on a website and on paper as well', async ({ visitor }) => {
  const inTeams = await visitor();
  await inTeams.goto(
    `${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', tab: `${appOrigin}/teams/tab-page/projektwoche-wald` })}`,
  );
  const tab = inTeams.frameLocator('iframe[name=tab]');
  await expect(tab.getByRole('button', { name: 'Unser Wanderlied abspielen' })).toBeVisible();
  await expect(tab.getByText(enlarge)).toBeVisible();
  await expect(tab.getByRole('searchbox', { name: searchField })).toBeVisible();

  const website = await visitor();
  await website.goto(`${schoolSite}/?page=projektwoche-wald`);
  const frame = website.frameLocator('pausenplatz-seite iframe');
  await expect(frame.getByText(enlarge)).toBeVisible();
  await website.waitForLoadState('networkidle');
  await frame.getByRole('searchbox', { name: searchField }).fill('gips');
  await frame.getByRole('searchbox', { name: searchField }).press('Enter');
  await expect(frame.getByRole('link', { name: /^Tagebuch/ }).filter({ hasText: 'Gips' })).toBeVisible();
  await frame.getByRole('button', { name: 'Unser Wanderlied abspielen' }).click();
  await expect(frame.getByRole('slider', { name: 'Stelle in Unser Wanderlied' })).toBeVisible();
  await frame.getByRole('button', { name: 'Drei Zelte auf einer Wiese vor Bergen vergrössern' }).click();
  await expect(frame.getByRole('dialog', { name: 'Grosses Bild' }).getByText('Unser Lagerplatz')).toBeVisible();

  const paper = await visitor();
  await paper.goto(appOrigin + path);
  await paper.emulateMedia({ media: 'print' });
  await expect(paper.getByText('Man hört ihn dreimal rufen.').last()).toBeVisible();
  await expect(paper.getByText('https://klexikon.zum.de/')).toBeVisible();
});

test('a teacher uploads several pictures at once and describes them', async ({ visitor }) => {
  const page = await visitor();
  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/seite/klasse-4b`);
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await addBlock(page, 'Galerie');
  await page.locator('input[type=file][multiple]').setInputFiles(['A.png', 'B.png', 'C.png'].map(aPicture));
  await expect(page.getByRole('textbox', { name: 'Was zeigt das Bild?' })).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Bildlegende' }).first().fill('Zuerst');
  await page.getByRole('textbox', { name: 'Bildlegende' }).last().fill('Zuletzt');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('Zuletzt')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zuerst vergrössern' })).toBeVisible();
});
