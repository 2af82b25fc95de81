import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a page becomes a template, a colleague begins a page with it, and the administration withdraws it', async ({ visitor }) => {
  const [nora, urs] = [await visitor(), await visitor({ viewport: { width: 390, height: 844 } })];
  await signIn(nora, 'nora.keller');
  await nora.goto(`${appOrigin}/seite/projektwoche-wald`);
  await nora.getByRole('button', { name: 'Als Vorlage speichern' }).click();
  const dialog = nora.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Wohin?' }).selectOption({ label: 'Neue Vorlage' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Waldwoche');
  await dialog.getByRole('textbox', { name: 'Fächer und Stichwörter' }).fill('NMG, Wald');
  await dialog.getByRole('radio', { name: 'Meine Schule' }).check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(nora.getByText('Vorlage gespeichert.')).toBeVisible();

  await signIn(urs, 'urs.zgraggen');
  await urs.goto(`${appOrigin}/seiten`);
  await urs.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  await urs.getByRole('tab', { name: 'Aus einer Vorlage' }).click();
  await urs.getByRole('tab', { name: 'Meine Schule' }).click();
  await urs.getByRole('radio', { name: /^Waldwoche/ }).check();
  await expect(urs.getByRole('textbox', { name: 'Titel' })).toHaveValue('Waldwoche');
  await urs.getByRole('textbox', { name: 'Titel' }).fill('Unsere Waldwoche');
  await urs.getByRole('button', { name: 'Anlegen' }).click();
  await expect(urs).toHaveURL(/\/seite\/unsere-waldwoche$/);
  await urs.goto(`${appOrigin}/seite/unsere-waldwoche`);
  await expect(urs.getByRole('heading', { name: 'Unsere Waldwoche' })).toBeVisible();

  await urs.goto(`${appOrigin}/seiten/vorlagen`);
  await urs.getByRole('tab', { name: 'Meine Schule' }).click();
  const like = urs.getByRole('button', { name: /Waldwoche gefällt mir/ });
  await like.click();
  await expect(like).toHaveText('1');
  await urs.getByRole('link', { name: 'Waldwoche' }).click();
  await expect(urs.getByRole('heading', { name: 'Tagebuch' })).toBeVisible();

  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/seiten/vorlagen`);
  await eva.getByRole('tab', { name: 'Meine Schule' }).click();
  await eva.getByRole('button', { name: 'Mehr zu Waldwoche' }).click();
  await eva.getByRole('menuitem', { name: 'Zurückziehen …' }).click();
  await eva.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  await expect(eva.getByText('Waldwoche ist zurückgezogen.')).toBeVisible();
  await urs.reload();
  await expect(urs.getByRole('heading', { name: 'Vorlage nicht gefunden' })).toBeVisible();
});
