import { demoPassword } from '@pausenplatz/account/server';
import type { Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { giveToClass, writePlan } from './plans.ts';

const inTeams = (page: Page, query: Readonly<Record<string, string>>, tab: string) =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ ...query, tab: appOrigin + tab })}`);
const frameOf = (page: Page) => page.frameLocator('iframe[name=tab]');

test('a plan as a tab: a pupil works in Teams, the teacher follows in Teams and in the browser, and answers', async ({ visitor }) => {
  const browser = await visitor();
  await signIn(browser, 'lea.brunner');
  await writePlan(browser, 'Plan im Kanal', ['Versuch planen', 'Versuch beschreiben']);
  await giveToClass(browser);
  const url = new URL(browser.url()).pathname.split('/').at(-1) ?? '';
  await browser.getByRole('tab', { name: 'Prüfen' }).click();
  await expect(browser.getByRole('grid')).toBeVisible();

  const teacher = await visitor();
  await test.step('the teacher puts the plan into a channel', async () => {
    await inTeams(teacher, { user: 'lea.brunner', context: 'settings' }, '/teams/tab-configuration');
    await frameOf(teacher).getByRole('radio', { name: 'Plan im Kanal' }).check();
    await teacher.getByRole('button', { name: 'Save' }).click();
    await expect(teacher.locator('#state')).toHaveText('saved');
    expect(await teacher.evaluate(() => Reflect.get(globalThis, 'lab').saved)).toMatchObject({
      contentUrl: `${appOrigin}/teams/tab-arbeitsplan/${url}`,
      websiteUrl: `${appOrigin}/tools/arbeitsplan/${url}`,
      suggestedDisplayName: 'Plan im Kanal',
    });
  });
  await inTeams(teacher, { user: 'lea.brunner' }, `/teams/tab-arbeitsplan/${url}`);
  await frameOf(teacher).getByRole('tab', { name: 'Prüfen' }).click();
  await expect(frameOf(teacher).getByRole('grid')).toBeVisible();

  const pupil = await visitor();
  await test.step('a pupil begins and asks, and both screens of the teacher follow', async () => {
    await inTeams(pupil, { user: 'noah.meier' }, `/teams/tab-arbeitsplan/${url}`);
    await frameOf(pupil).getByRole('link', { name: 'Los', exact: true }).click();
    await expect(frameOf(pupil).getByRole('heading', { name: 'Versuch planen' })).toBeVisible();
    await frameOf(pupil).getByRole('button', { name: 'Ich arbeite daran' }).click();
    const begun = 'Noah Meier, Nr. 1: in Arbeit';
    for (const screen of [browser, frameOf(teacher)]) await expect(screen.getByRole('button', { name: begun })).toBeVisible();
    await frameOf(pupil).getByRole('textbox', { name: 'Schreiben' }).fill('Dürfen wir Feuer machen?');
    await frameOf(pupil).getByRole('button', { name: 'Ich habe eine Frage' }).click();
    const asks = 'Noah Meier, Nr. 1: Frage, wartet auf dich';
    for (const screen of [browser, frameOf(teacher)]) await expect(screen.getByRole('button', { name: asks })).toBeVisible();
  });

  await test.step('the answer from the tab is in the pupil’s tab at once', async () => {
    await frameOf(teacher).getByRole('button', { name: 'Noah Meier, Nr. 1: Frage, wartet auf dich' }).click();
    await expect(frameOf(teacher).getByText('Dürfen wir Feuer machen?')).toBeVisible();
    await frameOf(teacher).getByRole('textbox', { name: 'Deine Worte an Noah' }).fill('Nur mit mir zusammen.');
    await frameOf(teacher).getByRole('button', { name: 'Antworten' }).click();
    await expect(frameOf(pupil).getByText('Nur mit mir zusammen.')).toBeVisible();
  });

  await test.step('who does not have the plan is told so in the tab', async () => {
    const stranger = await visitor();
    await inTeams(stranger, { user: 'fremd' }, `/teams/tab-arbeitsplan/${url}`);
    await frameOf(stranger).getByLabel('Benutzername oder E-Mail').fill('nora.keller');
    await frameOf(stranger).getByLabel('Passwort').fill(demoPassword);
    await frameOf(stranger).getByRole('button', { name: 'Verbinden' }).click();
    await expect(frameOf(stranger).getByText('Diesen Arbeitsplan gibt es nicht (mehr)', { exact: false }).first()).toBeVisible();
  });
});
