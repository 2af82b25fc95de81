import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a teacher copies a prompt, makes it theirs and gives it to the school; a child uses it in a chat', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await test.step('the copy opens to be written', async () => {
    await teacher.goto(`${appOrigin}/tools/ki`);
    await teacher.getByRole('tab', { name: 'Prompts' }).click();
    await teacher.getByRole('tab', { name: 'Öffentlich' }).click();
    await teacher.getByRole('button', { name: 'Mehr zu «Frag mich ab»' }).click();
    await teacher.getByRole('menuitem', { name: 'Duplizieren' }).click();
    const form = teacher.getByRole('dialog', { name: 'Prompt bearbeiten' });
    await form.getByLabel('Titel').fill('Frag die 3a ab');
    await form.getByLabel('Auftrag').fill('Frag mich zu {{Thema}} ab. Eine Frage nach der anderen.');
    await expect(form.getByText('Felder: Thema')).toBeVisible();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('it goes to the school', async () => {
    await teacher.getByRole('button', { name: 'Mehr zu «Frag die 3a ab»' }).click();
    await teacher.getByRole('menuitem', { name: 'Der Schule geben' }).click();
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Der Schule geben' }).click();
    await expect(teacher.getByText('«Frag die 3a ab» steht jetzt auf der Liste von «Primarschule Sonnenberg».')).toBeVisible();
  });
  await test.step('favourites are put in order by keyboard, and stay so', async () => {
    await teacher.goto(`${appOrigin}/tools/ki/prompt/favorites`);
    const links = teacher.getByRole('list', { name: 'Favoriten' }).getByRole('heading');
    await expect(links).toHaveCount(4);
    const before = await links.allTextContents();
    await teacher.locator('[data-grip]').first().focus();
    const moved = teacher.waitForResponse((response) => response.url().endsWith('/ai/prompt/favorites/move'));
    await teacher.keyboard.press('Alt+ArrowDown');
    await moved;
    await teacher.reload();
    await expect(links).toHaveText([before[1] ?? '', before[0] ?? '', ...before.slice(2)]);
  });
  await test.step('a child fills the field in; the task waits in the chat', async () => {
    const child = await visitor({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    await signIn(child, 'noah.meier');
    await child.goto(`${appOrigin}/tools/ki/prompt/school`);
    await child.getByRole('link', { name: 'Frag die 3a ab' }).click();
    await child.getByLabel('Thema').fill('Igel');
    await child.getByRole('button', { name: 'Im Chat verwenden' }).click();
    await expect(child.getByRole('textbox', { name: 'Deine Frage' })).toHaveValue('Frag mich zu Igel ab. Eine Frage nach der anderen.');
  });
});
