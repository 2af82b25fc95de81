import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

/** A word that nothing else says. */
const marker = 'Zwetschgenzweig';

test('an assessment stays in the browser, shows whom to call, and asks before it is gone', async ({ visitor }) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  const sent: string[] = [];
  teacher.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await teacher.goto(`${appOrigin}/ssa`);
  const words = teacher.getByLabel('Was war?');

  await test.step('four steps, without a line to the server', async () => {
    await expect(teacher.getByRole('heading', { name: 'Ist das Kind jetzt in Gefahr?' })).toBeVisible();
    await teacher.getByRole('button', { name: 'Nein, nicht unmittelbar' }).click();
    await words.fill(marker);
    await teacher.getByLabel('Kürzel für das Kind').fill('Noah Meier');
    await expect(teacher.getByText('Das sieht nach einem Namen aus.', { exact: false })).toBeVisible();
    await teacher.getByLabel('Kürzel für das Kind').fill('N');
    await teacher.getByRole('button', { name: 'Weiter zur Einschätzung' }).click();
    await teacher.getByRole('radio', { name: 'eher hoch' }).check();
    await teacher.getByRole('radio', { name: 'unsicher', exact: true }).check();
    await teacher.getByRole('button', { name: 'Ergebnis zeigen' }).click();
    await expect(teacher.getByRole('heading', { name: 'Erheblicher Bedarf, Abklärung' })).toBeVisible();
    await expect(teacher.getByRole('link', { name: 'Frau Ammann anrufen: 031 555 01 20' })).toBeVisible();
    await expect(teacher.getByText(marker)).toBeVisible();
  });

  await test.step('nothing of it was sent or kept', async () => {
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((one) => decodeURIComponent(one).includes(marker))).toEqual([]);
    const kept = await teacher.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, document.cookie, names]);
    });
    expect(kept).not.toContain(marker);
  });

  await test.step('leaving asks; staying keeps it, by a link as by the way back', async () => {
    await teacher.getByRole('link', { name: 'Agenda' }).first().click();
    const question = teacher.getByRole('alertdialog', { name: 'Alles löschen?' });
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).not.toBeAttached();
    await expect(teacher.getByText(marker)).toBeVisible();
    await teacher.goBack();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).not.toBeAttached();
    await expect(teacher.getByText(marker)).toBeVisible();
    await teacher.getByRole('link', { name: 'Agenda' }).first().click();
    await question.getByRole('button', { name: 'Verlassen und löschen' }).click();
    await expect(teacher).toHaveURL(`${appOrigin}/tools/agenda`);
    await teacher.goto(`${appOrigin}/ssa`);
    await expect(teacher.getByRole('heading', { name: 'Ist das Kind jetzt in Gefahr?' })).toBeVisible();
  });
});

test('who needs help now is asked nothing else, and an admin writes whom to call', async ({ visitor }) => {
  const anybody = await visitor({ viewport: { width: 390, height: 844 } });
  await anybody.goto(`${appOrigin}/ssa`);
  await anybody.getByRole('button', { name: 'Ja, jetzt' }).click();
  await expect(anybody.getByRole('heading', { name: 'Gefährdung, sofort handeln' })).toBeVisible();
  await expect(anybody.getByRole('link', { name: /117/ })).toHaveAttribute('href', 'tel:117');
  await expect(anybody.getByRole('table')).not.toBeAttached();

  const admin = await visitor();
  await signIn(admin, 'eva.ammann');
  await admin.goto(`${appOrigin}/verwaltung?bereich=schule`);
  const contacts = admin.getByRole('list', { name: 'Stellen' });
  const phone = contacts.getByLabel('Telefon').nth(1);
  await expect(contacts.getByLabel('Name').nth(1)).toHaveValue('Herr Graf');
  await phone.fill('kein Telefon');
  await admin.getByRole('button', { name: 'Stellen speichern' }).click();
  await expect(admin.getByText('Bitte nur Zahlen und Abstände', { exact: false })).toBeVisible();
  await phone.fill('031 555 09 99');
  await admin.getByRole('button', { name: 'Stellen speichern' }).click();
  await expect(admin.getByText('Gespeichert')).toBeVisible();
  await admin.goto(`${appOrigin}/ssa`);
  await admin.getByRole('button', { name: 'Ja, jetzt' }).click();
  await expect(admin.getByRole('link', { name: /Herr Graf anrufen: 031 555 09 99/ })).toBeVisible();
});
