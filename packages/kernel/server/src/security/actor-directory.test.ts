import { describe, expect, it } from 'vitest';
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

describe('requests of one session that arrive together', () => {
  /** Reads wait until they are let go, and answer what was true when they began. */
  function aSlowSource() {
    let attends = ['3a'];
    const waiting: (() => void)[] = [];
    const load = async () => {
      const read = { ...mia, attendsClassIds: attends };
      await new Promise<void>((resolve) => waiting.push(resolve));
      return read;
    };
    const directory = createActorDirectory({ load }, systemClock, signals);
    const leave = () => {
      attends = [];
      directory.forget('mia');
    };
    const letGo = () => waiting.forEach((go) => go());
    return { directory, leave, letGo, loads: () => waiting.length };
  }

  it('share one reading', async () => {
    const { directory, letGo, loads } = aSlowSource();
    const asked = [1, 2, 3].map(() => directory.find('s1'));
    letGo();
    expect((await Promise.all(asked)).map((actor) => actor?.attendsClassIds)).toEqual([['3a'], ['3a'], ['3a']]);
    expect(loads()).toBe(1);
  });

  it('share none that began before a membership changed', async () => {
    const { directory, leave, letGo, loads } = aSlowSource();
    const early = directory.find('s1');
    leave();
    const late = [1, 2].map(() => directory.find('s1'));
    letGo();
    await early;
    expect((await Promise.all(late)).map((actor) => actor?.attendsClassIds)).toEqual([[], []]);
    expect([loads(), (await directory.find('s1'))?.attendsClassIds]).toEqual([2, []]);
  });

  it('ask again after a reading that failed', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('no database');
      return mia;
    };
    const directory = createActorDirectory({ load }, systemClock, signals);
    const asked = await Promise.allSettled([directory.find('s1'), directory.find('s1')]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([(await directory.find('s1'))?.userId, loads]).toEqual(['mia', 2]);
  });
});

describe('somebody who works on', () => {
  const start = new Date('2026-11-23T08:00:00Z').getTime();

  it('does not wait for the next reading, and is never answered with one that is older than fifteen seconds', async () => {
    let now = start;
    let pro = false;
    const waiting: (() => void)[] = [];
    const load = async () => {
      const actor = { ...mia, pro };
      await new Promise<void>((resolve) => waiting.push(resolve));
      return actor;
    };
    const directory = createActorDirectory({ load }, { now: () => new Date(now) }, signals);
    const first = directory.find('s1');
    waiting[0]?.();
    expect((await first)?.pro).toBe(false);
    pro = true;
    now = start + 9_999;
    expect([(await directory.find('s1'))?.pro, waiting.length]).toEqual([false, 1]);
    now = start + 11_000;
    expect([(await directory.find('s1'))?.pro, (await directory.find('s1'))?.pro, waiting.length]).toEqual([false, false, 2]);
    now = start + 15_000;
    const late = directory.find('s1');
    waiting[1]?.();
    expect([(await late)?.pro, (await directory.find('s1'))?.pro, waiting.length]).toEqual([true, true, 2]);
  });

  it('goes on when such a reading fails, and meets the fault only when the answer has ended', async () => {
    let now = start;
    let isDown = false;
    const load = async () => (isDown ? Promise.reject(new Error('no database')) : mia);
    const directory = createActorDirectory({ load }, { now: () => new Date(now) }, signals);
    await directory.find('s1');
    isDown = true;
    now = start + 12_000;
    expect((await directory.find('s1'))?.userId).toBe('mia');
    now = start + 15_000;
    await expect(directory.find('s1')).rejects.toThrow('no database');
  });
});
