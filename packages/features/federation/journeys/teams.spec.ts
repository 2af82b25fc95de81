import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { inviteTeacher, switchSecondFactorOn } from '@pausenplatz/account/journeys/accounts';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn, signInByForm } from '@pausenplatz/app-e2e/support/people';

const password = 'neun stille Otter';

test('who signs in in two steps is asked for the code inside Teams too, once, and afterwards the tab opens by itself', async ({
  visitor,
}) => {
  const page = await visitor();
  // Only somebody of the school is connected with its Teams.
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  const userName = 'ursina.zumbuehl';
  await inviteTeacher(eva, page, { email: 'ursina.zumbuehl@schule.example', firstName: 'Ursina', lastName: 'Zumbühl', password });
  await signInByForm(page, userName, password);
  const codeAt = await switchSecondFactorOn(page, password);

  const teams = await visitor();
  await teams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'fremd.vorsichtig', tab: `${appOrigin}/teams/personal-tab` })}`);
  const tab = teams.frameLocator('iframe[name=tab]');
  await tab.getByLabel('Benutzername oder E-Mail').fill(userName);
  await tab.getByLabel('Passwort').fill(password);
  await tab.getByRole('button', { name: 'Verbinden' }).click();
  await expect(tab.getByLabel('Code aus der App')).toBeFocused();
  await tab.getByLabel('Code aus der App').fill('000000');
  await tab.getByRole('button', { name: 'Verbinden' }).click();
  await expect(tab.getByText('Dieser Code passt nicht. Nimm den neusten Code aus deiner App.')).toBeVisible();
  await tab.getByLabel('Code aus der App').fill(codeAt(1));
  await tab.getByRole('button', { name: 'Verbinden' }).click();
  await expect(tab.getByRole('heading', { name: 'Meine Seiten' })).toBeVisible();

  await teams.reload();
  await expect(tab.getByRole('heading', { name: 'Meine Seiten' })).toBeVisible();
  await expect(tab.getByLabel('Passwort')).toHaveCount(0);
});
