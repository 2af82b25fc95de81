import { appOrigin, schoolSite } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

async function start(teacher: Page, target: string): Promise<string> {
  await teacher.goto(`${appOrigin}/tools/beam?ziel=${encodeURIComponent(target)}`);
  await expect(teacher.getByLabel('Wohin?')).toHaveValue(target);
  await teacher.getByRole('button', { name: 'Code machen' }).click();
  await expect(teacher).toHaveURL(/\/tools\/beam\/.+/);
  const heading = teacher.getByRole('heading', { level: 1, name: /^Code / });
  await expect(heading).toBeAttached();
  return ((await heading.textContent()) ?? '').replace('Code ', '');
}

async function enter(child: Page, code: string): Promise<void> {
  await child.goto(`${appOrigin}/beam-mich`);
  await child.getByLabel('Code').fill(code);
  await child.getByRole('button', { name: 'Los' }).click();
}

test('a code on the board takes a child there, counts, opens beside a school website, and ends when its teacher says so', async ({
  visitor,
}) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  const code = await start(teacher, '/seite/klasse-3a');
  const child = await visitor({ viewport: { width: 390, height: 844 } });

  await test.step('on its screen, typed as children type, and by the picture of the code', async () => {
    await expect(teacher.getByRole('img', { name: new RegExp(`beam-mich\\?code=${code}`) })).toBeVisible();
    await expect(teacher.getByText('noch nie geöffnet')).toBeVisible();
    await enter(child, `${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`);
    await expect(child).toHaveURL(`${appOrigin}/seite/klasse-3a`);
    await expect(teacher.getByText('einmal geöffnet')).toBeVisible();
    await child.goto(`${appOrigin}/beam-mich?code=${code}`);
    await expect(child).toHaveURL(`${appOrigin}/seite/klasse-3a`);
  });

  await test.step('on a school website it opens in a new tab, from the element as from the frame', async () => {
    const page = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${schoolSite}/?kind=beam-mich`);
    await page.getByLabel('Code von der Tafel').fill(code);
    const [fromElement] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Los' }).click()]);
    await expect(fromElement).toHaveURL(`${appOrigin}/seite/klasse-3a`);
    expect(asked.filter((path) => path.startsWith('/einbetten/'))).toEqual([]);
    await page.goto(`${schoolSite}/?kind=beam-mich&variant=form`);
    const field = page.frameLocator('pausenplatz-beam-mich iframe').getByLabel('Code von der Tafel');
    await field.fill(code);
    // A pointer could miss the button, which moves while the frame takes its height.
    const [fromFrame] = await Promise.all([page.waitForEvent('popup'), field.press('Enter')]);
    await expect(fromFrame).toHaveURL(`${appOrigin}/seite/klasse-3a`);
  });

  await test.step('stopped, it leads nowhere', async () => {
    await teacher.getByRole('button', { name: `Code ${code} stoppen` }).click();
    await expect(teacher).toHaveURL(`${appOrigin}/tools/beam`);
    await enter(child, code);
    await expect(child.getByText(/Diesen Code gibt es nicht\./)).toBeVisible();
    await expect(child.getByLabel('Code')).toHaveValue(code);
    await child.getByLabel('Code').fill('0OI1L');
    await child.getByRole('button', { name: 'Los' }).click();
    await expect(child.getByText(/kein O, keine 0/)).toBeVisible();
  });

  await test.step('to another website nobody goes without being told', async () => {
    await enter(child, await start(teacher, 'https://antolin.example.ch/lesen'));
    await expect(child).toHaveURL(/\/goto\?to=/);
    await expect(child.getByRole('link', { name: /antolin\.example\.ch/ })).toBeVisible();
  });
});

test('a class goes along by itself, and whoever is busy stays', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  const [goes, stays] = [await visitor(), await visitor()];
  await signIn(goes, 'noah.meier');
  await signIn(stays, 'lina.moser');
  for (const child of [goes, stays]) await child.goto(appOrigin);
  await start(teacher, '/seite/klasse-3a');
  const beam = async () => {
    await teacher.getByRole('button', { name: /Klasse.* beamen|^Klasse beamen$/ }).click();
    const item = teacher.getByRole('menuitem', { name: '3a', exact: true });
    if (await item.isVisible()) await item.click();
  };
  await beam();
  await expect(goes.getByText(/Lea Brunner beamt dich/)).toBeVisible();
  await stays.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(goes).toHaveURL(`${appOrigin}/seite/klasse-3a`);
  await expect(stays.getByText(/Lea Brunner beamt dich/)).toHaveCount(0);
  await expect(stays).not.toHaveURL(`${appOrigin}/seite/klasse-3a`);
});

test('the sign-in opens in a tab of its own, and no password is asked for on a foreign website', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${schoolSite}/?kind=anmelden`);
  const [fromLink] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Anmelden' }).click()]);
  await expect(fromLink).toHaveURL(`${appOrigin}/login`);
  await page.goto(`${schoolSite}/?kind=anmelden&variant=form`);
  const frame = page.frameLocator('pausenplatz-anmelden iframe');
  await expect(frame.getByRole('heading', { name: 'Bei Pausenplatz anmelden' })).toBeVisible();
  await expect(frame.locator('input')).toHaveCount(0);
  const [fromFrame] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'Anmelden' }).click()]);
  await expect(fromFrame).toHaveURL(`${appOrigin}/login`);
});
