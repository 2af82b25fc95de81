import { inviteTeacher } from '@pausenplatz/account/journeys/accounts';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn, signInByForm } from '@pausenplatz/app-e2e/support/people';

const password = 'elf leise Igel';

test('an invited teacher makes an account by the mailed link and belongs to the school', async ({ visitor }) => {
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  const gian = await visitor();
  await inviteTeacher(eva, gian, { email: 'gian.caduff@schule.example', firstName: 'Gian', lastName: 'Caduff', password });
  await signInByForm(gian, 'gian.caduff', password);
  await gian.goto(`${appOrigin}/verwaltung`);
  await expect(
    gian
      .locator('main')
      .getByText(/Sonnenberg/)
      .first(),
  ).toBeVisible();
});
