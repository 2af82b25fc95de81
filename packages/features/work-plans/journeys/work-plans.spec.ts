import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { giveToClass, openNextTask, writePlan } from './plans.ts';

test('a plan is written, given to a class, worked on and checked, and both sides follow at once', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await writePlan(teacher, 'Plan der Reise', ['Koffer packen', 'Karte lesen']);
  await giveToClass(teacher);

  const pupil = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(pupil, 'noah.meier');
  await openNextTask(pupil, 'Plan der Reise');
  await expect(pupil.getByRole('heading', { name: 'Koffer packen' })).toBeVisible();

  await teacher.getByRole('tab', { name: 'Prüfen' }).click();
  await expect(teacher.getByRole('grid')).toBeVisible();
  await pupil.getByRole('textbox', { name: 'Schreiben' }).fill('Brauche ich Stiefel?');
  await pupil.getByRole('button', { name: 'Ich habe eine Frage' }).click();
  const cell = teacher.getByRole('button', { name: 'Noah Meier, Nr. 1: Frage, wartet auf dich' });
  await expect(cell).toBeVisible();
  await cell.click();
  await expect(teacher.getByText('Brauche ich Stiefel?')).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Deine Worte an Noah' }).fill('Ja, es regnet.');
  await teacher.getByRole('button', { name: 'Antworten' }).click();
  await expect(pupil.getByText('Ja, es regnet.')).toBeVisible();
});
