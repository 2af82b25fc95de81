import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Run } from '../../contract/index.ts';
import type { HandedIn } from './handing-in.ts';
import { Stage } from './stage.tsx';

const run: Run = {
  id: 'r1',
  stage: 5,
  kind: 'twenty',
  limitMs: null,
  tasks: [
    { skill: 'plus-100-over', sign: 'plus', a: 47, b: 38, of: null, scale: 1 },
    { skill: 'plus-decimals', sign: 'plus', a: 34, b: 17, of: null, scale: 10 },
  ],
};
const signedIn = { session: { status: 'signedIn', user: aSignedInUser() } } as const;
const type = async (keys: string) => {
  await userEvent.keyboard(keys);
  await userEvent.keyboard('{Enter}');
};

test('what was missed is shown on a line, written by the child, and comes again', async () => {
  const onOver = vi.fn<(all: HandedIn) => void>();
  await show(<Stage run={run} onAnswer={() => undefined} onOver={onOver} onLeave={() => undefined} />, signedIn);
  await expect.element(page.getByRole('heading', { name: '47 plus 38' })).toBeVisible();
  await type('75');
  await expect.element(page.getByText('Zerlege 38: zuerst 30, dann 8.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Rechenstrich: 47 +30 +8' })).toBeVisible();
  await expect.element(page.getByText('47 + 38 kommt nachher nochmals.')).toBeVisible();
  // What is written wrongly does not lead on.
  await type('84');
  await expect.element(page.getByText('Deine Zahl: 75')).toBeVisible();
  await type('85');
  await expect.element(page.getByRole('heading', { name: '3,4 plus 1,7' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '5', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Komma' }));
  await type('1');
  await expect.element(page.getByRole('heading', { name: '47 plus 38' })).toBeVisible();
  await type('85');
  await vi.waitFor(() => expect(onOver).toHaveBeenCalledOnce());
  const { answers } = onOver.mock.lastCall?.[0] ?? { answers: [] };
  expect(answers.map(({ task, given }) => [task, given])).toEqual([
    [0, 7_500],
    [1, 510],
    [0, 8_500],
  ]);
});

test('the time that runs out shows how it goes, and takes nothing from what was given', async () => {
  const onLeave = vi.fn<(soFar: HandedIn) => void>();
  await show(<Stage run={{ ...run, limitMs: 300 }} onAnswer={() => undefined} onOver={() => undefined} onLeave={onLeave} />, signedIn);
  await expect.element(page.getByRole('heading', { name: 'Schau, so geht es:', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Aufhören' }));
  const { answers } = onLeave.mock.lastCall?.[0] ?? { answers: [] };
  expect(answers).toMatchObject([{ task: 0, given: null }]);
});
