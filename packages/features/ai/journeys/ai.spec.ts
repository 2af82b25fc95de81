import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const question = (page: Page) => page.getByRole('textbox', { name: 'Deine Frage' });
const answers = (page: Page) => page.getByRole('list', { name: 'Gespräch' }).getByRole('listitem').filter({ hasText: 'Übungsmodell' });

test('a teacher sees what it costs, asks with a name that stays here, stops, and finds the chat again', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  const sent: string[] = [];
  teacher.on('request', (request) => void (request.url().endsWith('/openai/chat/ask') && sent.push(request.postData() ?? '')));
  await test.step('the price stands there before anything is asked', async () => {
    await teacher.goto(`${appOrigin}/tools/ki`);
    await expect(teacher.getByText('Übungsmodelle: Sie wissen nichts', { exact: false })).toBeVisible();
    await teacher.getByRole('link', { name: /Chat mit GPT-4o mini/ }).click();
    await question(teacher).fill('Eine Tabelle für Noah Meier, bitte.');
    await expect(teacher.getByText('«Noah» heisst unterwegs «Kind 1»')).toBeVisible();
    await expect(teacher.getByText(/kostet etwa < 0\.01/)).toBeVisible();
  });
  await test.step('the answer comes as a table; its cost stands below it', async () => {
    await question(teacher).press('Enter');
    await expect(teacher.getByRole('cell', { name: 'Nahrungsmangel' })).toBeVisible();
    await expect(teacher.getByText(/hat 0\.\d+ gekostet/)).toBeVisible();
    await expect(teacher.getByText('Eine Tabelle für Noah Meier, bitte.')).toBeVisible();
    await expect(question(teacher)).toHaveValue('');
    expect(sent.join()).not.toContain('Noah');
    await expect(teacher).toHaveURL(/\/tools\/ki\/dienst\/chat-gpt-4o-mini\/[\w-]{22}$/);
  });
  await test.step('Escape stops the next one, and what came stays', async () => {
    await question(teacher).fill('Und noch etwas Langes?');
    await question(teacher).press('Enter');
    await expect(answers(teacher)).toHaveCount(2);
    await question(teacher).press('Escape');
    await expect(teacher.getByText('angehalten')).toBeVisible();
  });
  await test.step('the chat is there again, with the name', async () => {
    await teacher.goto(`${appOrigin}/tools/ki`);
    await teacher.getByRole('link', { name: /Eine Tabelle für/ }).click();
    await expect(teacher.getByText('Eine Tabelle für Noah Meier, bitte.')).toBeVisible();
    await expect(teacher.getByText('angehalten')).toBeVisible();
  });
});

test('a teacher hands credit to the class, a text is translated side by side', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/ki/kredit`);
  const ofClass = teacher.getByRole('heading', { name: '3a' }).locator('xpath=ancestor::section');
  await expect(ofClass.getByText('5.00').first()).toBeVisible();
  await teacher.getByRole('button', { name: 'Weitergeben' }).click();
  const form = teacher.getByRole('dialog', { name: 'Guthaben weitergeben' });
  await form.getByLabel('Betrag').fill('viel');
  await form.getByRole('button', { name: 'Weitergeben' }).click();
  await expect(form.getByText('Das ist kein Betrag', { exact: false })).toBeVisible();
  await form.getByLabel('Betrag').fill('2.50');
  await form.getByRole('button', { name: 'Weitergeben' }).click();
  await expect(form).toHaveCount(0);
  await expect(ofClass.getByText('7.50').first()).toBeVisible();
  await expect(teacher.getByRole('row', { name: /weitergegeben.*-2\.50/ })).toBeVisible();

  await teacher.goto(`${appOrigin}/tools/ki/dienst/uebersetzer`);
  await teacher.getByLabel('Dein Text').fill('Am Freitag gehen wir in den Wald.');
  await teacher.getByRole('button', { name: 'Übersetzen' }).click();
  await expect(teacher.getByRole('region', { name: 'Ergebnis' }).getByText('Am Freitag gehen wir in den Wald.')).toBeVisible();
});

test('a child asks where its class pays; a worry brings help at once, and its teacher a word', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await teacher.goto(`${appOrigin}/tools/ki`);
  await expect(teacher.getByRole('heading', { name: 'Dienste', exact: true })).toBeVisible();
  const child = await visitor({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/tools/ki`);
  await expect(child.getByText('Es zahlt die Klasse 3a.')).toBeVisible();
  await child.getByRole('link', { name: /Chat mit GPT-4o mini/ }).click();
  await test.step('an answer', async () => {
    await question(child).fill('Was frisst der Igel?');
    await child.getByRole('button', { name: 'Fragen' }).click();
    await expect(answers(child)).toHaveCount(1);
    await expect(child.getByText(/hat 0\.\d+ gekostet/)).toBeVisible();
  });
  await test.step('help instead of one', async () => {
    await question(child).fill('Ich mag nicht mehr leben');
    await child.getByRole('button', { name: 'Fragen' }).click();
    await expect(child.getByRole('link', { name: /^147 anrufen/ })).toBeVisible();
    await expect(child.getByText('Was du geschrieben hast, weiss sie nicht.', { exact: false })).toBeVisible();
  });
  await test.step('the teacher is told within seconds, without the words', async () => {
    const alert = teacher.getByRole('alert').filter({ hasText: 'Noah Meier (3a)' });
    await expect(alert).toBeVisible({ timeout: 5_000 });
    await expect(alert).not.toContainText('leben');
    await alert.getByRole('button', { name: 'Ich kümmere mich darum' }).click();
    await expect(alert).toHaveCount(0);
  });
});
