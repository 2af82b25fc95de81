import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { foundSchool, signInAgain, signInAsNewTeacher } from './newcomers.ts';

const school = 'Schule Wiesental';

test('a new teacher asks a school, is declined with a reason and then let in; both see it live', async ({ visitor }) => {
  test.setTimeout(180_000);
  const rosa = await visitor();
  await signInAsNewTeacher(rosa, 'Rosa', 'Wiesental');
  await foundSchool(rosa, school);
  await rosa.getByRole('tab', { name: 'Anfragen' }).click();
  await expect(rosa.getByText('Niemand wartet.')).toBeVisible();

  const jon = await visitor();
  await signInAsNewTeacher(jon, 'Jon', 'Neumatt');
  const ask = async (message: string) => {
    await jon.getByLabel('Name oder Ort der Schule').fill('wiesental');
    await jon.getByRole('listitem').filter({ hasText: school }).getByRole('button', { name: 'Anfragen' }).click();
    await jon.getByRole('dialog').getByLabel('Nachricht (freiwillig)').fill(message);
    await jon.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(jon.getByRole('dialog')).toHaveCount(0);
    await expect(jon.getByText('wartet', { exact: true })).toBeVisible();
  };
  const request = rosa.getByRole('listitem').filter({ hasText: 'Jon Neumatt möchte dazugehören.' });

  await test.step('the admin sees the request at once and declines it with a reason, which the teacher reads at once', async () => {
    await jon.goto(`${appOrigin}/verwaltung/schule-verbinden`);
    await ask('Ich unterrichte ab August die 3a.');
    await expect(request.getByText('«Ich unterrichte ab August die 3a.»')).toBeVisible();
    await expect(rosa.getByRole('tab', { name: 'Anfragen (1)' })).toBeVisible();
    await request.getByRole('button', { name: 'Ablehnen' }).click();
    const dialog = rosa.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(dialog.getByText('Da muss schon was stehen...')).toBeVisible();
    await dialog.getByLabel('Begründung').fill('Wir kennen dich noch nicht. Ruf bitte an.');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(rosa.getByText('Niemand wartet.')).toBeVisible();
    await expect(jon.getByText('abgelehnt', { exact: true })).toBeVisible();
    await expect(jon.getByText('Begründung: Wir kennen dich noch nicht. Ruf bitte an.')).toBeVisible();
  });

  await test.step('the second of two answers is told so, and what was typed can still be copied', async () => {
    await ask('Wir haben telefoniert.');
    const elsewhere = await visitor();
    await signInAgain(elsewhere, 'Rosa', 'Wiesental');
    await elsewhere.goto(`${appOrigin}/verwaltung?bereich=anfragen`);
    await elsewhere.getByRole('button', { name: 'Ablehnen' }).click();
    const dialog = elsewhere.getByRole('dialog');
    await dialog.getByLabel('Begründung').fill('Bitte melde dich im Sekretariat.');
    await request.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(rosa.getByText('Niemand wartet.')).toBeVisible();
    await expect(jon.getByText('bestätigt', { exact: true })).toBeVisible();
    await expect(jon.getByText('Du gehörst zu')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(dialog.getByText('Schon beantwortet')).toBeVisible();
    await expect(dialog.getByText('Diese Anfrage wurde in der Zwischenzeit beantwortet oder zurückgezogen.')).toBeVisible();
    await expect(dialog.getByLabel('Begründung')).toHaveValue('Bitte melde dich im Sekretariat.');
    await elsewhere.context().grantPermissions(['clipboard-write']);
    await dialog.getByRole('button', { name: 'Text kopieren' }).click();
    await expect(elsewhere.getByText('Text in Zwischenablage kopiert')).toBeVisible();
  });

  await test.step('the last admin stays, and is told why', async () => {
    await rosa.getByRole('tab', { name: 'Schule', exact: true }).click();
    await rosa.getByRole('button', { name: 'Rosa Wiesental nicht mehr Administration' }).click();
    await rosa.getByRole('alertdialog').getByRole('button', { name: 'Abgeben' }).click();
    await expect(
      rosa.getByText('Jede Schule braucht mindestens eine Schuladministration. Bestimme zuerst eine zweite Person.'),
    ).toBeVisible();
    await expect(rosa.getByRole('button', { name: 'Rosa Wiesental nicht mehr Administration' })).toBeVisible();
  });
});
