import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Screen } from '../screens/plan-screen.tsx';
import { aPlan, aTask, idOf } from '../test-support/a-plan.data.ts';

beforeEach(() => sessionStorage.clear());

const added = { sections: [idOf('lesen')], tasks: [idOf('buch')] };

async function open(status = 200) {
  const plan = aPlan([aTask('Mauern')]);
  const refusal = {
    code: 'WORK_PLAN_TOO_LARGE',
    messageType: 'warning',
    messageTitle: 'Mehr passt nicht',
    messageBody: 'Beginne einen zweiten.',
  };
  const sent = fakeServer((path) => {
    if (path.startsWith('arbeitsplan/get/')) return { body: plan };
    if (path === 'arbeitsplan/take-over')
      return status === 200 ? { body: { id: plan.id, url: plan.url, added } } : { status, body: refusal };
    return { body: { ok: true } };
  });
  const user = aSignedInUser({ userRoles: ['Teacher'] });
  const at = `/tools/arbeitsplan/${plan.url}?modus=bearbeiten`;
  await show(<Screen />, { session: { status: 'signedIn', user }, at, path: '/tools/arbeitsplan/:id' });
  await page.getByRole('button', { name: 'Aufgaben übernehmen' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Zeilen' });
  await expect.element(field).toBeVisible();
  return { dialog, field, bodies: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body) };
}

const list = 'Thema\tTitel\tStufe\nLesen\tBuch\t2\n\tComic\thoch';

test('pasted lines are shown as tasks, taken, and go again; a line that does not fit stays to be mended', async () => {
  const { dialog, field, bodies } = await open();
  await field.fill(list);
  await expect.element(dialog.getByText('1 Aufgabe wird übernommen')).toBeVisible();
  await expect.element(dialog.getByText('Stufe: «hoch» verstehen wir nicht.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect.element(field).toHaveValue('Thema\tTitel\tStufe\nLesen\tComic\thoch');
  expect(bodies('arbeitsplan/take-over')).toMatchObject([
    { id: idOf('plan'), sections: [{ title: 'Lesen', tasks: [{ title: 'Buch', level: 2, mandatory: true }] }] },
  ]);
  await field.fill('Thema\tTitel\tStufe\nLesen\tComic\t3');
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies('arbeitsplan/take-over')).toHaveLength(2);
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect.poll(() => bodies('arbeitsplan/take-over/undo')).toEqual([{ id: idOf('plan'), ...added }]);
});

test('what a column means can be said, and a refusal keeps every line', async () => {
  const { dialog, field } = await open(409);
  await field.fill('Buch\tLies zehn Seiten');
  const column = dialog.getByRole('combobox', { name: 'Spalte 1' });
  await expect.element(column).toHaveValue('title');
  await column.selectOptions('text');
  await expect.element(dialog.getByText('Der Titel fehlt.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Spalte 2' }).selectOptions('title');
  await expect.element(dialog.getByText('1 Aufgabe wird übernommen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect.element(dialog.getByRole('alert').getByText(/Beginne einen zweiten\.$/)).toBeVisible();
  await expect.element(field).toHaveValue('Buch\tLies zehn Seiten');
});

test('nothing to take is said at the field', async () => {
  const { dialog } = await open();
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect.element(dialog.getByText('Hier ist noch nichts, was sich übernehmen lässt.')).toBeVisible();
});
