import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fillSlot, slotKey, SlotsProvider, useSlot } from './slots.ts';

interface Named {
  readonly name: string;
}
const first = slotKey<Named>('test.first');
const second = slotKey<Named>('test.second');

function Names() {
  return (
    <p>{`Da: ${useSlot(first)
      .map(({ name }) => name)
      .join(', ')}`}</p>
  );
}
const shown = (fills: Parameters<typeof SlotsProvider>[0]['value']) => (
  <SlotsProvider value={fills}>
    <Suspense fallback={<p>lädt</p>}>
      <Names />
    </Suspense>
  </SlotsProvider>
);

test('a slot holds what was put into it and nothing else, in the order of the list', async () => {
  const slow = new Promise<Named>((resolve) => setTimeout(() => resolve({ name: 'Ada' }), 50));
  await render(
    shown([
      fillSlot(first, () => slow),
      fillSlot(second, () => Promise.reject(new Error('never asked'))),
      fillSlot(first, () => Promise.resolve({ name: 'Bo' })),
    ]),
  );
  await expect.element(page.getByText('Da: Ada, Bo')).toBeVisible();
});

test('a slot that nobody fills is empty', async () => {
  await render(shown([]));
  await expect.element(page.getByText(/^Da:\s*$/)).toBeVisible();
});
