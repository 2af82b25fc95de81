import type { Examples } from '@pausenplatz/account/testing';
import type { vocabularyCalls } from '../contract/index.ts';
import { aGivenList, aList, aWord, given, withoutLists } from './lists.ts';

type World = Parameters<typeof aGivenList>[0];

const ofList = async (world: World) => ({ id: (await aGivenList(world)).id });
const ofFirst = async (world: World) => {
  const { id, portionIds, itemIds } = await aGivenList(world);
  return { id, portionId: portionIds[0] ?? '', itemId: itemIds[0] ?? '' };
};

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const vocabularyExamples: Examples<typeof vocabularyCalls> = {
  async getVocabularies(world) {
    await aGivenList(world);
    return { tab: 'schoolClasses' };
  },
  getVocabulary: ofList,
  async createVocabulary(world) {
    await withoutLists(world);
    return {};
  },
  updateVocabulary: async (world) => ({ ...(await ofList(world)), field: 'name', value: 'Im Wald' }),
  deleteVocabulary: async (world) => ({ ...(await ofList(world)), isDeleted: true }),
  assignVocabulary: async (world) => ({
    ...(await ofList(world)),
    classId: world.ownClassId,
    pupilIds: [world.people.pupilOwner.userId],
    isAssigned: true,
  }),
  getClassTable: async (world) => ({ ...(await ofList(world)), classId: world.ownClassId, page: 1 }),
  async addItem(world) {
    const { id, portionId } = await ofFirst(world);
    return { vocabularyId: id, portionId, ...aWord('die Nuss'), error: 'sSound', correctedByTeacher: true };
  },
  async updateItem(world) {
    const { id, portionId, itemId } = await ofFirst(world);
    return { id: itemId, vocabularyId: id, portionId, error: null, field: 'word', value: 'die Nuss' };
  },
  async dragItem(world) {
    const { portionId, itemId } = await ofFirst(world);
    return { portionId, itemId, newIndex: 1 };
  },
  async deleteItem(world) {
    const { portionId, itemId } = await ofFirst(world);
    return { id: itemId, PortionId: portionId, position: 1, isDeleted: true };
  },
  importItems: async (world) => ({ ...(await ofList(world)), items: [aWord('die Nuss', { sentence: 'Eine Nuss fällt.' })] }),
  addPortion: async (world) => ({ vocabularyId: (await ofList(world)).id }),
  async dragPortion(world) {
    const { portionId } = await ofFirst(world);
    return { portionId, newIndex: 1 };
  },
  async deletePortion(world) {
    await withoutLists(world);
    const { id, portionIds } = await aList(world, { portions: [['rot'], []] });
    await given(world, id);
    return { portionId: portionIds[1] ?? '' };
  },
  async getTraining(world) {
    const { id, portionId } = await ofFirst(world);
    return { id, portionId, freely: 'no' };
  },
  async answerWords(world) {
    const { id, itemId } = await ofFirst(world);
    const at = world.services.clock.now().toISOString();
    return { id, answers: [{ attemptId: crypto.randomUUID(), itemId, isRight: true, typed: 'der Fuchs', ms: 4_000, at }] };
  },
};
