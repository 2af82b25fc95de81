import { expect, it } from 'vitest';
import type { UserActor } from '../actor.ts';
import { systemClock } from '../clock.ts';
import type { Signals } from '../database/signals.ts';
import { createActorDirectory } from './actor-directory.ts';

const signals: Signals = { on: () => undefined, send: async () => undefined, onGap: () => undefined, stop: async () => undefined };
const mia: UserActor = {
  kind: 'user',
  userId: 'mia',
  provenBy: 'password',
  sessionId: 's1',
  roles: ['Pupil'],
  pro: false,
  schoolIds: ['sonnenberg'],
  adminSchoolIds: [],
  teachesClassIds: [],
  attendsClassIds: ['3a'],
  familySchoolIds: ['sonnenberg'],
  placedClassIds: ['3a'],
  initialPassword: false,
};

it('does not remember what was read before a membership changed and arrives only afterwards', async () => {
  let attends = ['3a'];
  const waiting: (() => void)[] = [];
  const directory = createActorDirectory(
    {
      async load() {
        const read = { ...mia, attendsClassIds: attends };
        await new Promise<void>((resolve) => waiting.push(resolve));
        return read;
      },
    },
    systemClock,
    signals,
  );
  const early = directory.find('s1');
  attends = [];
  directory.forget('mia');
  waiting[0]?.();
  await early;
  const late = directory.find('s1');
  waiting[1]?.();
  expect((await late)?.attendsClassIds).toEqual([]);
});

it('asks once for a session that comes again and again', async () => {
  let loads = 0;
  const directory = createActorDirectory({ load: async () => ((loads += 1), mia) }, systemClock, signals);
  for (let index = 0; index < 5; index += 1) await directory.find('s1');
  expect(loads).toBe(1);
});
