import { appOrigin, foreignSite, hostOf } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, newPage, saved } from './editor.ts';

test('a school shows no films of a service, then shows them at once to who is signed in', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await newPage(lea, 'Filme');
  await addBlock(lea, 'Video');
  await lea.getByRole('textbox', { name: 'Adresse des Videos' }).fill(`${foreignSite}/w/igel-im-laub`);
  await saved(lea);
  await lea.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(lea.getByRole('button', { name: 'Video abspielen' })).toBeVisible();
  await lea.getByRole('button', { name: 'Zeigen', exact: true }).click();
  await expect(lea.getByText('Entwurf', { exact: true })).toHaveCount(0);
  const address = new URL(lea.url()).pathname;

  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  const decide = async (word: string) => {
    await eva.goto(`${appOrigin}/verwaltung?bereich=schule`);
    const service = eva.getByRole('combobox', { name: 'PeerTube' });
    await service.selectOption(word);
    await eva.locator('form').filter({ has: service }).getByRole('button', { name: 'Speichern' }).click();
    await expect(eva.getByText('Gespeichert. Das gilt')).toBeVisible();
  };
  const noah = await visitor();
  await signIn(noah, 'noah.meier');

  await decide('Nicht zeigen');
  await noah.goto(`${appOrigin}${address}`);
  await expect(noah.getByText(`Die Schule zeigt Inhalte von ${hostOf(foreignSite)} auf ihren Seiten nicht.`)).toBeVisible();
  await decide('Sofort laden');
  await noah.reload();
  await expect(noah.locator(`iframe[src^="${foreignSite}/videos/embed/igel-im-laub"]`)).toHaveCount(1);
});
