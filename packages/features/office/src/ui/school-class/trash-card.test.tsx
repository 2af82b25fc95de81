import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TrashCard } from './trash-card.tsx';

afterEach(() => vi.restoreAllMocks());

const mia = { id: 'AAAAAAAAAAAAAAAAAAAAAA', firstName: 'Mia', lastName: 'Keller', until: '2027-01-20T10:00:00.000Z' };
const classId = 'CCCCCCCCCCCCCCCCCCCCCC';

test('whoever was taken out is named with the day until which a click brings them back', async () => {
  const sent = fakeServer(() => ({ status: 200, body: { ok: true } }));
  await show(<TrashCard classId={classId} people={[mia]} title="Aus der Klasse genommen" note="Ihr Konto bleibt." />);
  await expect.element(page.getByRole('heading', { name: 'Aus der Klasse genommen' })).toBeVisible();
  await expect.element(page.getByText('noch bis 20. Januar 2027')).toBeVisible();
  await expect.element(page.getByText('Ihr Konto bleibt.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mia Keller zurückholen' }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ classId, userIds: [mia.id] }]);
});
