import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 } } as const;

async function openChat(page: Page, name: string): Promise<void> {
  await page.goto(`${appOrigin}/tools/nachrichten`);
  await page
    .getByRole('list', { name: 'Deine Chats' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
}
const write = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: /^Nachricht an/ }).fill(words);
  await page.getByRole('button', { name: 'Senden' }).click();
};
const messages = (page: Page) => page.getByRole('log').getByRole('listitem');

test('what a teacher writes arrives at once, and is read everywhere once it is read somewhere', async ({ visitor }) => {
  const tablet = await visitor();
  await signIn(tablet, 'noah.meier');
  await openChat(tablet, 'Fragen zum Ausflug');
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await openChat(teacher, 'Klasse 3a');
  const row = tablet.getByRole('list', { name: 'Deine Chats' }).getByRole('link', { name: /Klasse 3a/ });
  await write(teacher, 'Morgen bringt ihr bitte die Turnsachen mit.');
  await expect(messages(teacher).last()).toContainText('Turnsachen');
  await expect(messages(teacher).last().getByLabel('Gespeichert')).toBeVisible();
  await expect(row).toContainText('Turnsachen', { timeout: 2_000 });
  await expect(row.getByRole('img', { name: /neue Nachricht/ })).toBeVisible();

  const mobile = await visitor(phone);
  await signIn(mobile, 'noah.meier');
  await openChat(mobile, 'Klasse 3a');
  await expect(messages(mobile).last()).toContainText('Turnsachen');
  await expect(row.getByRole('img', { name: /neue Nachricht/ })).toHaveCount(0, { timeout: 3_000 });
});

test('a line that breaks loses nothing and doubles nothing', async ({ visitor }) => {
  const pupil = await visitor(phone);
  await signIn(pupil, 'noah.meier');
  await openChat(pupil, 'Klasse 3a');
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await openChat(teacher, 'Klasse 3a');

  await pupil.context().setOffline(true);
  await write(pupil, 'Ohne Netz geschrieben');
  await expect(pupil.getByRole('log')).toContainText('Ohne Netz geschrieben');
  await write(teacher, 'Eins, während Noah fehlt');
  await write(teacher, 'Zwei, während Noah fehlt');
  // Stored, and not only shown: what is stored later stands below.
  await expect(teacher.getByRole('log').locator('[data-seq]').last()).toContainText('Zwei');

  await pupil.context().setOffline(false);
  await expect(messages(teacher).last()).toContainText('Ohne Netz geschrieben', { timeout: 20_000 });
  for (const words of ['Eins, während Noah fehlt', 'Zwei, während Noah fehlt', 'Ohne Netz geschrieben'])
    await expect(pupil.getByRole('log').getByText(words, { exact: true })).toHaveCount(1, { timeout: 20_000 });
  const shown = (await messages(pupil).allInnerTexts()).join('\n');
  expect(shown.indexOf('Eins, während')).toBeLessThan(shown.indexOf('Zwei, während'));
  await pupil.reload();
  await expect(pupil.getByRole('log').getByText('Ohne Netz geschrieben', { exact: true })).toHaveCount(1);
});

test('children do not see each other’s answers, and a reported message reaches the teacher', async ({ visitor }) => {
  const noah = await visitor(phone);
  await signIn(noah, 'noah.meier');
  await openChat(noah, 'Fragen zum Ausflug');
  await expect(noah.getByText(/^Nur Lea Brunner und Urs Zgraggen lesen deine Antwort/)).toBeVisible();
  const mia = await visitor(phone);
  await signIn(mia, 'mia.mueller');
  await openChat(mia, 'Fragen zum Ausflug');
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await openChat(teacher, 'Fragen zum Ausflug');

  await write(noah, 'Ich habe keinen Rucksack.');
  await expect(messages(teacher).last()).toContainText('Ich habe keinen Rucksack.', { timeout: 2_000 });
  await expect(messages(teacher).last()).toContainText('Nur Noah Meier und die Admins');
  await write(teacher, 'Packt eure Rucksäcke am Abend.');
  await expect(messages(mia).last()).toContainText('Packt eure Rucksäcke', { timeout: 2_000 });
  await expect(mia.getByRole('log')).not.toContainText('keinen Rucksack');

  await openChat(mia, 'Klasse 3a');
  await messages(mia).filter({ hasText: 'Ich auch!' }).getByRole('button', { name: /mehr$/ }).click();
  await mia.getByRole('menuitem', { name: 'Melden' }).click();
  await mia.getByRole('dialog').getByRole('button', { name: 'Melden' }).click();
  await expect(mia.getByText('Danke. Jemand schaut sich das an.')).toBeVisible();
  await teacher.getByRole('button', { name: '1 gemeldete Nachricht' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Gemeldete Nachrichten' });
  await expect(dialog).toContainText('«Ich auch!»');
  await dialog.getByRole('button', { name: 'Erledigt' }).click();
  await expect(dialog).toContainText('Es wartet keine Meldung.');
});
