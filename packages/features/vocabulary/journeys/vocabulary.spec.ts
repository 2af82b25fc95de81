import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const wordField = (page: Page, number: number) => page.getByLabel(`Wort ${number}`, { exact: true });
const field = (page: Page) => page.getByLabel('Deine Antwort');
const cover = (page: Page) => page.getByRole('button', { name: 'Abdecken' }).click();

test('a teacher writes words, gives them to the class; a child practises them, and one that is wrong is mended', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 820, height: 1180 } });
  await signIn(child, 'mia.mueller');
  await child.goto(`${appOrigin}/lernen/lernwoerter`);
  await expect(child.getByRole('link', { name: 'Lernwörter Woche 47' })).toBeVisible();

  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await test.step('three words without the mouse, and two that are pasted', async () => {
    await teacher.goto(`${appOrigin}/lernen/lernwoerter`);
    await teacher.getByRole('button', { name: 'Neue Liste' }).click();
    await expect(teacher).toHaveURL(/\/lernen\/lernwoerter\/bearbeiten\//);
    await teacher.getByLabel('Name der Liste').fill('Im Hof');
    await teacher.getByLabel('Neues Wort in Portion 1').click();
    await teacher.keyboard.type('das Huhn');
    await teacher.keyboard.press('Tab');
    await teacher.keyboard.type('Ein Huhn gackert.');
    await teacher.keyboard.press('Enter');
    await teacher.keyboard.type('der Stall');
    await teacher.keyboard.press('Enter');
    await teacher.keyboard.type('scharren');
    await expect(teacher.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
    await teacher.getByRole('button', { name: 'Aus Word oder Excel einfügen' }).click();
    await teacher.getByRole('dialog').getByLabel('Wörter', { exact: true }).fill('Wort\tSatz\ndas Ei\tEin Ei ist rund.\ndie Feder');
    await teacher.getByRole('button', { name: '2 Wörter einfügen' }).click();
    await expect(wordField(teacher, 5)).toHaveValue('die Feder');
    // It gives the focus back to its button when it is gone.
    await expect(teacher.getByRole('dialog')).toHaveCount(0);
    await expect(teacher.getByRole('button', { name: 'Aus Word oder Excel einfügen' })).toBeFocused();
    await wordField(teacher, 5).press('Alt+ArrowUp');
    await expect(wordField(teacher, 4)).toHaveValue('die Feder');
    await teacher.reload();
    await expect(wordField(teacher, 4)).toHaveValue('die Feder');
    await expect(teacher.getByLabel('Satz 1 zu Wort 1', { exact: true })).toHaveValue('Ein Huhn gackert.');
  });

  await test.step('given to the class, the list is there without a reload', async () => {
    await teacher.getByRole('link', { name: 'Ansehen' }).click();
    await teacher.getByRole('button', { name: 'Zuteilen' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Zuteilen' }).click();
    await expect(teacher.getByText('Zugeteilt', { exact: true })).toBeVisible();
    await child.getByRole('link', { name: 'Im Hof' }).click();
    await child.getByRole('link', { name: 'Alles üben, was dran ist' }).click();
  });

  await test.step('the first place that is wrong is marked, and no more', async () => {
    await expect(child.getByText('das Huhn')).toBeVisible();
    await cover(child);
    await expect(child.getByText('das Huhn')).not.toBeAttached();
    await field(child).fill('das Hun');
    await child.keyboard.press('Enter');
    await expect(child.getByRole('img', { name: 'Das stimmt: «das Hu». Hier nochmals: «n».' })).toBeVisible();
    await expect(child.getByText('das Huhn')).not.toBeAttached();
    await child.getByRole('button', { name: 'Zeig mir das Wort' }).click();
    await expect(child.getByText('das Huhn')).toBeVisible();
    await field(child).fill('das Huhn');
    await child.keyboard.press('Enter');
    await expect(child.getByText('Das Wort kommt morgen wieder', { exact: false })).toBeVisible();
    await child.getByRole('button', { name: 'Weiter' }).click();
  });

  await test.step('the others are right', async () => {
    for (const word of ['der Stall', 'scharren', 'die Feder', 'das Ei']) {
      await expect(child.getByText(word, { exact: true })).toBeVisible();
      await cover(child);
      await field(child).fill(word);
      await child.keyboard.press('Enter');
      await expect(child.getByText('Richtig!')).toBeVisible();
      await child.keyboard.press('Enter');
    }
    await expect(child.getByText('1 Wort kommt morgen wieder.')).toBeVisible();
  });

  await test.step('its teacher sees where the child is, and what was hard', async () => {
    await teacher.reload();
    await expect(teacher.getByText('das Huhn: 1-mal falsch, bei 1 Kind')).toBeVisible();
    await expect(teacher.getByRole('row', { name: /^der Stall/ }).getByTitle('Fach 1 von 6')).toHaveCount(1);
  });
});

test('an answer without a line waits, and counts once', async ({ visitor }) => {
  const child = await visitor({ viewport: { width: 390, height: 844 } });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/lernen/lernwoerter`);
  await child.getByRole('link', { name: 'Lernwörter Woche 47' }).click();
  await child.getByRole('link', { name: 'Alles üben, was dran ist' }).click();
  const button = child.getByRole('button', { name: 'Abdecken' });
  await button.or(field(child)).first().waitFor();
  await child.context().setOffline(true);
  if (await button.isVisible()) await button.click();
  await field(child).fill('falsch geschrieben');
  await child.keyboard.press('Enter');
  await expect(child.getByText('Gespeichert auf diesem Gerät', { exact: false })).toBeVisible();
  const sent = child.waitForResponse((response) => response.url().endsWith('/vocabulary/training/answer') && response.ok());
  await child.context().setOffline(false);
  await sent;
  await expect(child.getByText('Gespeichert auf diesem Gerät', { exact: false })).not.toBeAttached();
});
