import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadable } from './loadable.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { fillSlot, loadSlots, slotKey, SlotsProvider, useSlot, useSlotLater } from './slots.ts';

interface Named {
  readonly name: string;
}
const first = slotKey<Named>('test.first');
const second = slotKey<Named>('test.second');

function Names() {
  const names = useSlot(first);
  return <p>{names === null ? 'lädt' : `Da: ${names.map(({ name }) => name).join(', ')}`}</p>;
}
const shown = (fills: Parameters<typeof SlotsProvider>[0]['value']) => (
  <SlotsProvider value={fills}>
    <Names />
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
  await expect.element(page.getByText('lädt')).toBeVisible();
  await expect.element(page.getByText('Da: Ada, Bo')).toBeVisible();
});

test('a slot that nobody fills is empty', async () => {
  await render(shown([]));
  await expect.element(page.getByText(/^Da:\s*$/)).toBeVisible();
});

test('a slot whose filling cannot be loaded fails with its screen, and is tried again with the next one', async () => {
  let tries = 0;
  const fills = [
    fillSlot(first, async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { name: 'Ada' };
    }),
  ];
  const withBoundary = (key: string) => <ScreenBoundary key={key}>{shown(fills)}</ScreenBoundary>;
  const screen = await render(withBoundary('first'));
  await expect.element(page.getByRole('heading')).toBeVisible();
  await screen.rerender(withBoundary('second'));
  await expect.element(page.getByText('Da: Ada')).toBeVisible();
});

test('what is needed later is waited for then', async () => {
  const found: string[] = [];
  function Later() {
    const load = useSlotLater(first);
    return <button onClick={() => void load().then((all) => found.push(...all.map(({ name }) => name)))}>Los</button>;
  }
  await render(
    <SlotsProvider value={[fillSlot(first, async () => ({ name: 'Ada' }))]}>
      <Later />
    </SlotsProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Los' }));
  await expect.poll(() => found).toEqual(['Ada']);
});

test('a part that was drawn is there before what was drawn is taken over, also one that a filling brings along', async () => {
  const fills = [
    fillSlot(first, async () => {
      const Part = loadable(() => Promise.resolve(() => <p>Teil</p>), 'test.part');
      return Promise.resolve({ name: 'Ada', Part });
    }),
  ];
  await loadSlots(fills, ['test.first', 'test.part', 'test.of-an-older-version']);
  function Drawn() {
    const [filling] = useSlot(first, fills) ?? [];
    const Part = filling && 'Part' in filling ? (filling.Part as React.ComponentType) : null;
    return Part && <Part />;
  }
  const { container } = await render(<Drawn />);
  expect(container.textContent).toBe('Teil');
});
