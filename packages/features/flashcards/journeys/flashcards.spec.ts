import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const field = (page: Page, card: number, name: string) => page.getByRole('group', { name: `Karte ${card}`, exact: true }).getByLabel(name);

test('a teacher writes cards and gives them to the class; a child turns them, and what was not known comes again', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 820, height: 1180 } });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/lernen/karten`);
  await expect(child.getByRole('link', { name: 'Tiere im Winter' })).toBeVisible();

  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await test.step('three cards, without the mouse', async () => {
    await teacher.goto(`${appOrigin}/lernen/karten`);
    await teacher.getByRole('button', { name: 'Neues Kartenset' }).click();
    await teacher.getByRole('dialog').getByLabel('Titel').fill('Hauptstädte');
    await teacher.getByRole('button', { name: 'Anlegen' }).click();
    await expect(teacher).toHaveURL(/\/lernen\/karten\/bearbeiten\//);
    await field(teacher, 1, 'Vorne: Begriff').click();
    for (const [land, town] of [
      ['Frankreich', 'Paris'],
      ['Italien', 'Rom'],
      ['Österreich', 'Wien'],
    ] as const) {
      await teacher.keyboard.type(land);
      await teacher.keyboard.press('Tab');
      await teacher.keyboard.press('Tab');
      await teacher.keyboard.type(town);
      await teacher.keyboard.press('Enter');
    }
    await expect(teacher.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
    await teacher.reload();
    await expect(field(teacher, 3, 'Hinten: Begriff')).toHaveValue('Wien');
    await expect(field(teacher, 2, 'Vorne: Begriff')).toHaveValue('Italien');
  });

  await test.step('given to the class, the box is there without a reload', async () => {
    await teacher.getByRole('link', { name: 'Ansehen' }).click();
    await teacher.getByRole('button', { name: 'Zuteilen' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Zuteilen' }).click();
    await expect(teacher.getByText('Zugeteilt')).toBeVisible();
    await child.getByRole('link', { name: 'Hauptstädte' }).click();
    await child.getByRole('link', { name: 'Üben' }).click();
  });

  await test.step('turned by the space bar; the one that was not known comes last', async () => {
    await expect(child.getByRole('button', { name: 'Karte: Frankreich' })).toBeVisible();
    await child.keyboard.press('Space');
    await expect(child.getByRole('button', { name: 'Karte: Paris' })).toBeVisible();
    await child.getByRole('button', { name: 'Nicht gewusst' }).click();
    for (const town of ['Rom', 'Wien', 'Paris']) {
      await child.getByRole('button', { name: 'Umdrehen' }).click();
      await expect(child.getByRole('button', { name: `Karte: ${town}` })).toBeVisible();
      await child.keyboard.press('ArrowRight');
    }
    await expect(child.getByText('1 Karte kommt morgen wieder')).toBeVisible();
  });

  await test.step('its teacher sees how far the children are', async () => {
    await teacher.goto(`${appOrigin}/lernen/karten`);
    await teacher.getByRole('link', { name: 'Hauptstädte' }).click();
    await expect(teacher.getByRole('row', { name: /Noah Meier/ }).getByRole('cell')).toHaveText(['0', '0', '0']);
    await expect(teacher.getByText('Frankreich → Paris')).not.toBeAttached();
  });
});

test('an answer without a line waits, and counts once', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/lernen/karten/training`);
  await child.getByRole('button', { name: 'Umdrehen' }).click();
  await child.context().setOffline(true);
  await child.getByRole('button', { name: 'Gewusst', exact: true }).click();
  await child.getByRole('button', { name: 'Umdrehen' }).click();
  await child.getByRole('button', { name: 'Gewusst', exact: true }).click();
  await expect(child.getByText('Gespeichert auf diesem Gerät', { exact: false })).toBeVisible();
  const sent = child.waitForResponse((response) => response.url().endsWith('/flashcards/training/answer') && response.ok());
  await child.context().setOffline(false);
  await sent;
  await expect(child.getByText('Gespeichert auf diesem Gerät', { exact: false })).not.toBeAttached();
});
