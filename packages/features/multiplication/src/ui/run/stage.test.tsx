import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawLevel } from '../../rules/index.ts';
import type { HandedIn } from './handing-in.ts';
import { Stage } from './stage.tsx';

test('what lies on a board counts, also for whoever leaves before it is finished', async () => {
  const onLeave = vi.fn<(soFar: HandedIn) => void>();
  const run = {
    id: 'r1',
    kind: 'level' as const,
    level: 4 as const,
    series: 7,
    tasks: drawLevel(4, 7, () => 0.4),
    clock: null,
    keySet: 'rows' as const,
  };
  await show(<Stage run={run} title="" onAnswer={() => undefined} onOver={() => undefined} onLeave={onLeave} />, {
    session: { status: 'signedIn', user: aSignedInUser() },
  });
  for (const number of ['7', '14', '28']) await userEvent.click(page.getByRole('button', { name: number, exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Platz 3: 28' }));
  await userEvent.click(page.getByRole('button', { name: 'Aufhören' }));
  const { answers } = onLeave.mock.lastCall?.[0] ?? { answers: [] };
  expect(answers.map(({ given }) => given)).toEqual([[7], [14], [], [], [], [], [], [], [], []]);
});
