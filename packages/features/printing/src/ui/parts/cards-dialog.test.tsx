import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CardsDialog } from './cards-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const userIds = ['AAAAAAAAAAAAAAAAAAAAAA'];
const pictures = () => page.getByRole('checkbox', { name: 'Mit Bildern schützen' });
async function print(className: string) {
  const sent = fakeServer(() => ({ body: { fileName: 'Karten.pdf', base64: '' } }));
  await show(<CardsDialog schoolClass={{ id: 'C'.repeat(22), name: className }} userIds={userIds} onClose={() => undefined} />);
  return { sent, submit: () => userEvent.click(page.getByRole('button', { name: 'PDF erstellen' })) };
}

test('young classes get pictures unless their teacher says otherwise', async () => {
  const { sent, submit } = await print('3a');
  await expect.element(pictures()).toBeChecked();
  await submit();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ classId: 'C'.repeat(22), userIds, pictures: true }]);
});

test('older ones get none unless their teacher wants them', async () => {
  const { sent, submit } = await print('5b');
  await expect.element(pictures()).not.toBeChecked();
  await submit();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ classId: 'C'.repeat(22), userIds, pictures: false }]);
});
