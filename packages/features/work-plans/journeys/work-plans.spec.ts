import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a plan is written, given to a class, worked on and checked, and both sides follow within a second', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/arbeitsplan`);
  await teacher.getByRole('button', { name: 'Neuer Plan' }).click();
  const title = teacher.getByRole('textbox', { name: 'Titel des Plans' });
  await title.fill('Plan der Reise');
  await title.press('Enter');
  const line = teacher.getByRole('textbox', { name: /Neue Aufgabe in/ });
  for (const task of ['Koffer packen', 'Karte lesen']) {
    await line.fill(task);
    await line.press('Enter');
  }
  await expect(teacher.getByRole('button', { name: 'Aufgabe 2 bearbeiten: Karte lesen' })).toBeVisible();
  await teacher.getByRole('button', { name: 'Klassen geben' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: '3a' });
  await dialog.getByRole('button', { name: 'Geben' }).click();
  await expect(teacher.getByText('Die Klasse hat den Plan')).toBeVisible();

  const pupil = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(pupil, 'noah.meier');
  await pupil.goto(`${appOrigin}/tools/arbeitsplan`);
  await pupil.getByRole('link', { name: 'Plan der Reise' }).click();
  await pupil.getByRole('link', { name: 'Los', exact: true }).click();
  await expect(pupil.getByRole('heading', { name: 'Koffer packen' })).toBeVisible();

  await teacher.getByRole('tab', { name: 'Prüfen' }).click();
  await expect(teacher.getByRole('grid')).toBeVisible();
  await pupil.getByRole('textbox', { name: 'Schreiben' }).fill('Brauche ich Stiefel?');
  await pupil.getByRole('button', { name: 'Ich habe eine Frage' }).click();
  const cell = teacher.getByRole('button', { name: 'Noah Meier, Nr. 1: Frage, wartet auf dich' });
  await expect(cell).toBeVisible({ timeout: 2_000 });
  await cell.click();
  await expect(teacher.getByText('Brauche ich Stiefel?')).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Deine Worte an Noah' }).fill('Ja, es regnet.');
  await teacher.getByRole('button', { name: 'Antworten' }).click();
  await expect(pupil.getByText('Ja, es regnet.')).toBeVisible({ timeout: 2_000 });
});
