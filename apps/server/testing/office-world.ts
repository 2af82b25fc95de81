import { aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import { getOperation, type Operation } from '@pausenplatz/kernel-contract';
import { expect, vi } from 'vitest';
import { type TestServer, testServer } from './test-server.ts';

export interface OfficeWorld {
  readonly test: TestServer;
  readonly world: World;
  /** Tokens of the people whom the tests of the administration need. */
  readonly admin: string;
  readonly teacher: string;
  readonly colleague: string;
  readonly stranger: string;
  /** Waits until an operation of the admin, or of whom `token` belongs to, has ended. */
  ended(id: string, token?: string): Promise<Operation>;
}

/** The world of the authorisation matrix behind a running server. */
export async function officeWorld(...settings: Parameters<typeof testServer>): Promise<OfficeWorld> {
  const test = await testServer(...settings);
  const world = await seedWorld(test.server.services);
  const token = (name: 'schoolAdminOwn' | 'teacherOfClass' | 'teacherSameSchool' | 'teacherOtherSchool') =>
    aToken(world.services, world.db, world.people[name].userId);
  const admin = await token('schoolAdminOwn');
  return {
    test,
    world,
    admin,
    teacher: await token('teacherOfClass'),
    colleague: await token('teacherSameSchool'),
    stranger: await token('teacherOtherSchool'),
    ended: (id, of = admin) =>
      vi.waitFor(
        async () => {
          const { body } = await test.call(of, getOperation, { id });
          expect(['finished', 'failed']).toContain(body.state);
          return body;
        },
        { timeout: 40_000, interval: 200 },
      ),
  };
}
