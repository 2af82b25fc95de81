import { expect, test, vi } from 'vitest';
import { createLightHub, type LightConnection } from './light-hub.ts';

function fakeConnection(failures = 0) {
  const on = new Map<string, () => void>();
  const calls: unknown[] = [];
  let left = failures;
  const connection: LightConnection = {
    async start() {
      calls.push('start');
      left -= 1;
      if (left >= 0) throw new Error('down');
    },
    async invoke(method, ...values) {
      calls.push([method, ...structuredClone(values)]);
    },
    on: (name, listener) => void on.set(name, listener),
    onreconnected: (listener) => void on.set('(reconnected)', listener),
    onclose: (listener) => void on.set('(closed)', listener),
  };
  return { connection, calls, fire: (name: string) => on.get(name)?.() };
}
const hubOn = ({ connection }: ReturnType<typeof fakeConnection>) =>
  createLightHub({ build: async () => connection, wait: async () => undefined });

test('one connection serves all blocks; each is told once it listens, and at each message of its kind', async () => {
  const fake = fakeConnection();
  const hub = hubOn(fake);
  const [one, two] = [vi.fn(), vi.fn()];
  hub.listen('plan:a', 'Changed', one);
  hub.listen('plan:b', 'Other', two);
  await vi.waitFor(() => expect([one, two].map((each) => each.mock.calls.length)).toEqual([1, 1]));
  expect(fake.calls.filter((call) => call === 'start')).toHaveLength(1);
  expect(fake.calls.at(-1)).toEqual(['Subscribe', { topics: ['plan:a', 'plan:b'] }]);
  fake.fire('Changed');
  expect([one, two].map((each) => each.mock.calls.length)).toEqual([2, 1]);
});

test.each(['(reconnected)', '(closed)', 'Resync'])(
  'after %s it subscribes again and tells that something may have been missed',
  async (gap) => {
    const fake = fakeConnection();
    const told = vi.fn();
    hubOn(fake).listen('plan:a', 'Changed', told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    fake.calls.length = 0;
    fake.fire(gap);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(fake.calls.at(-1)).toEqual(['Subscribe', { topics: ['plan:a'] }]);
  },
);

test('a server that is down is asked again, and nobody is told after giving up', async () => {
  const fake = fakeConnection(3);
  const told = vi.fn();
  const end = hubOn(fake).listen('plan:a', 'Changed', told);
  end();
  await vi.waitFor(() => expect(fake.calls.filter((call) => call === 'start')).toHaveLength(4));
  await vi.waitFor(() => expect(fake.calls.at(-1)).toEqual(['Subscribe', { topics: ['plan:a'] }]));
  fake.fire('Changed');
  expect(told).not.toHaveBeenCalled();
});
