import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SchoolLimit } from './school-limit.tsx';

afterEach(() => void vi.restoreAllMocks());

const schoolId = 'SSSSSSSSSSSSSSSSSSSSSS';

test('the limit is shown, checked while one types, and saved; an empty field ends it', async () => {
  let limitMinutes: number | null = 45;
  const sent = fakeServer((path) => {
    if (path === 'homework/school/set') limitMinutes = null;
    return { body: { limitMinutes } };
  });
  await show(<SchoolLimit schoolId={schoolId} />);
  const field = page.getByLabelText('Höchstens so viele Minuten pro Tag');
  await expect.element(field).toHaveValue('45');
  await userEvent.fill(field, '3');
  await expect.element(page.getByText('Bitte 5 bis 300 Minuten, oder leer lassen.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await userEvent.fill(field, '');
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect
    .poll(() => sent.filter(({ path }) => path.endsWith('set')).map(({ body }) => body))
    .toEqual([{ schoolId, limitMinutes: null }]);
  await expect.element(page.getByText('Gespeichert')).toBeVisible();
});
