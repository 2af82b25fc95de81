import type { Examples } from '@pausenplatz/account/testing';
import type { aiCalls } from '../contract/index.ts';
import { aChat, aFavorite, aiTablesOf, anAlert, aPrompt, someCredit } from './chats.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const aiExamples: Examples<typeof aiCalls> = {
  getAi: () => ({}),
  getWallet: () => ({}),
  getChat: async (world) => ({ id: await aChat(world) }),
  updateChat: async (world) => ({ id: await aChat(world), field: 'title', value: 'Der Igel im Winter' }),
  deleteChat: async (world) => ({ id: await aChat(world) }),
  askChat: () => ({
    requestId: crypto.randomUUID(),
    chatId: null,
    service: 'chat',
    model: 'gpt-3.5',
    options: {},
    text: 'Was frisst der Igel?',
  }),
  getMaskNames: () => ({}),
  getCredit: () => ({}),
  async giveCredit(world) {
    await someCredit(world, 'teacherOfClass', 100_000);
    return { from: null, to: { kind: 'class', id: world.ownClassId }, amount: 1_000 };
  },
  setCreditLimit: () => ({ limit: 50_000 }),
  setClassLimits: (world) => ({ classId: world.ownClassId, limit: null, childLimit: 5_000 }),
  setSchoolAge: (world) => ({ schoolId: world.ownSchoolId, age: null }),
  getCreditHistory: (world) => ({ of: 'class', id: world.ownClassId }),
  listAlerts: () => ({}),
  diagnoseAi: () => ({}),
  seeAlert: async (world) => ({ id: await anAlert(world) }),
  listPrompts: () => ({ list: 'public' }),
  getPrompt: async (world) => ({ id: await aPrompt(world) }),
  createPrompt: () => ({ title: 'Elternbrief', text: 'Schreib einen Brief an die {{Klasse}}.', category: 5 }),
  updatePrompt: async (world) => ({ id: await aPrompt(world), title: 'Brief', text: 'Schreib an {{Klasse}}.', category: 5 }),
  deletePrompt: async (world) => ({ id: await aPrompt(world) }),
  async restorePrompt(world) {
    const id = await aPrompt(world);
    await aiTablesOf(world).updateTable('ai_prompt').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    return { id };
  },
  duplicatePrompt: async (world) => ({ id: await aPrompt(world) }),
  toggleFavoritePrompt: async (world) => ({ id: await aPrompt(world) }),
  moveFavoritePrompt: async (world) => ({ id: await aFavorite(world), position: 0 }),
  addSchoolPrompt: async (world) => ({ id: await aPrompt(world, { schoolId: null }) }),
  removeSchoolPrompt: async (world) => ({ id: await aPrompt(world) }),
};
