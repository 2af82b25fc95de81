import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { chatCalls } from '../contract/index.ts';
import { aChat, aMessage, aReport, chatTablesOf } from './chats.ts';

const ofChat = async (world: World) => ({ id: await aChat(world) });
/** A message of the child whom the examples are about, or of whoever asks where it is about their own. */
const ofOwn = async (world: World, actor: ActorName) => ({
  id: await aMessage(world, await aChat(world), actor === 'pupilSameClass' ? 'pupilSameClass' : 'pupilOwner'),
});
const ofSchool = (world: World) => ({ schoolId: world.ownSchoolId });

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const chatExamples: Examples<typeof chatCalls> = {
  async listChats(world) {
    await aMessage(world, await aChat(world));
    return {};
  },
  listChatNames: () => ({}),
  countUnread: () => ({}),
  getChat: ofChat,
  async createChat(world) {
    // A class has so many chats, and each cell of the matrix makes one.
    await chatTablesOf(world).deleteFrom('chat').execute();
    return {
      name: 'Klasse 3a',
      to: { kind: 'class', id: world.ownClassId },
      writePermissions: 'all',
      attachImage: true,
      attachDocuments: true,
      attachEmoji: true,
      attachGif: false,
    };
  },
  updateChat: async (world) => ({ ...(await ofChat(world)), name: 'Unsere 3a', attachEmoji: false }),
  sendMessage: async (world) => ({ ...(await ofChat(world)), message: 'Danke!', attachments: [] }),
  fetchMessages: async (world) => ({ ...(await ofChat(world)), since: 0 }),
  earlierMessages: async (world) => ({ ...(await ofChat(world)), before: 10 }),
  readChat: async (world) => ({ ...(await ofChat(world)), upTo: 1 }),
  editMessage: async (world, actor) => ({ ...(await ofOwn(world, actor)), message: 'Übermorgen gehen wir in den Wald.' }),
  removeMessage: ofOwn,
  searchChats: () => ({ words: 'Wald' }),
  reportMessage: async (world, actor) => ({
    id: await aMessage(world, await aChat(world), actor === 'pupilSameClass' ? 'pupilOwner' : 'pupilSameClass'),
    reason: 'gemein',
  }),
  listReports: () => ({}),
  settleReport: async (world) => ({ id: await aReport(world, await aChat(world)) }),
  listRemoved: ofSchool,
  async readRemoved(world) {
    const at = world.services.clock.now();
    const id = await aMessage(world, await aChat(world), 'pupilOwner', {
      text: '',
      removed_at: at,
      removed_by: world.people.teacherOfClass.userId,
      removed_text: 'Doof!',
    });
    return { schoolId: world.ownSchoolId, id };
  },
  getChatSchool: ofSchool,
  setChatSchool: (world) => ({ ...ofSchool(world), childrenTogether: false }),
};
