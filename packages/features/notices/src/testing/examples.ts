import { zurichDay } from '@pausenplatz/kernel-format';
import type { Examples, World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { noticesCalls } from '../contract/index.ts';
import type { NoticesTables } from '../server/index.ts';

/** Plants a message to the own school that runs until today; answers its id. */
export async function aMessage(world: World, message: { audience?: 'everybody' | 'staff'; until?: string } = {}): Promise<string> {
  const id = newId();
  await ownTables<NoticesTables>(world.services.db)
    .insertInto('system_message')
    .values({
      id,
      school_id: world.ownSchoolId,
      title: 'Räbeliechtli',
      message: 'Treffpunkt auf dem Pausenplatz.',
      audience: message.audience ?? 'everybody',
      until: message.until ?? zurichDay(world.services.clock.now()),
      created_by: world.people.schoolAdminOwn.userId,
    })
    .execute();
  return id;
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const noticesExamples: Examples<typeof noticesCalls> = {
  getNotices: () => ({}),
  async updateUserField(world, actor) {
    const own = actor === 'anonymous' || actor === 'linkHolder' ? world.people.pupilOwner : world.people[actor];
    return { id: own.userId, field: 'hideMessage', value: await aMessage(world) };
  },
  listMessages: (world) => ({ schoolId: world.ownSchoolId }),
  async createMessage(world) {
    // Twenty at once is the bound; the cells of a test would fill it.
    await ownTables<NoticesTables>(world.services.db).deleteFrom('system_message').execute();
    const until = zurichDay(world.services.clock.now());
    return { schoolId: world.ownSchoolId, title: 'Sporttag', message: 'Bitte Trinkflasche mitnehmen.', audience: 'everybody', until };
  },
  deleteMessage: async (world) => ({ id: await aMessage(world) }),
};
