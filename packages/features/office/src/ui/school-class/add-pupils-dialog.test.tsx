import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AddPupilsDialog } from './add-pupils-dialog.tsx';

async function open() {
  const sent = fakeServer(() => ({ body: { pupils: [] } }));
  const classId = 'C'.repeat(22);
  await show(<AddPupilsDialog classId={classId} onClose={vi.fn<() => void>()} />, {
    session: { status: 'signedIn', user: aSignedInUser() },
  });
  return { sent, paste: (text: string) => page.getByRole('textbox', { name: /^Eine Person pro Zeile/ }).fill(text) };
}

const example = () =>
  page
    .getByRole('region', { name: 'So heissen die ersten' })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);

test('columns of Excel with last names in front become the right children, and a heading none', async () => {
  const { sent, paste } = await open();
  await paste('Nachname\tVorname\nMüller\tZoë\nKeller\tNoah');
  await expect.poll(example).toEqual(['Zoë', 'Müller', 'Noah', 'Keller']);
  await expect.element(page.getByText('2 neue Konten')).toBeVisible();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([
      {
        pupils: [
          { firstName: 'Zoë', lastName: 'Müller' },
          { firstName: 'Noah', lastName: 'Keller' },
        ],
      },
    ]);
});

test('names that nobody can tell apart are shown first, and swapped with one click', async () => {
  const { sent, paste } = await open();
  await paste('Wolf\tBerg\nStein\tBach');
  await expect.poll(example).toEqual(['Wolf', 'Berg', 'Stein', 'Bach']);
  await page.getByRole('button', { name: 'Vor- und Nachname tauschen' }).click();
  await expect.poll(example).toEqual(['Berg', 'Wolf', 'Bach', 'Stein']);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ pupils: [{ firstName: 'Berg', lastName: 'Wolf' }, {}] }]);
});
