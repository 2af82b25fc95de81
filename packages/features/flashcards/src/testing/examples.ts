import type { Examples } from '@pausenplatz/account/testing';
import type { flashcardsCalls } from '../contract/index.ts';
import { aGivenSet, aSide, withoutSets } from './sets.ts';

type Given = Parameters<typeof aGivenSet>[0];

const ofSet = async (world: Given) => ({ id: (await aGivenSet(world)).setId });
const ofCard = async (world: Given) => {
  const { setId, cardIds } = await aGivenSet(world);
  return { setId, id: cardIds[0] ?? '' };
};
const nothing = () => ({});
const ofClass = (world: Given) => ({ id: world.ownClassId });

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const flashcardsExamples: Examples<typeof flashcardsCalls> = {
  getOwnSets: nothing,
  getPublicSets: () => ({ subject: 'nature', level: 'cycle2', words: 'Igel' }),
  getSubjects: nothing,
  getSet: ofSet,
  editSet: ofSet,
  async createSet(world) {
    await withoutSets(world);
    return { title: 'Tiere', subject: 'nature', level: null };
  },
  updateSet: async (world) => ({ ...(await ofSet(world)), field: 'title', value: 'Wilde Tiere' }),
  copySet: ofSet,
  likeSet: ofSet,
  addCards: async (world) => ({
    setId: (await aGivenSet(world)).setId,
    afterId: null,
    cards: [{ front: aSide('Dachs'), back: aSide('Er schläft.') }],
  }),
  updateCard: async (world) => ({ ...(await ofCard(world)), front: aSide('Dachs'), back: aSide('Er schläft.'), asksAgain: true }),
  moveCard: async (world) => ({ ...(await ofCard(world)), afterId: null }),
  deleteCard: async (world) => ({ ...(await ofCard(world)), isDeleted: true }),
  getTeacherBoxes: nothing,
  getPupilBoxes: nothing,
  getClassBoxes: ofClass,
  getPupilArchive: nothing,
  getTeacherArchive: (world) => ({ id: world.people.teacherOfClass.userId }),
  getClassArchive: ofClass,
  getBox: async (world) => ({ id: (await aGivenSet(world)).boxId }),
  createBox: async (world) => ({
    setId: (await aGivenSet(world)).setId,
    classId: world.ownClassId,
    pupilIds: [world.people.pupilOwner.userId],
    startOn: null,
    testOn: '2027-01-20',
  }),
  updateBox: async (world) => ({ id: (await aGivenSet(world)).boxId, startOn: null, testOn: null, isArchived: false }),
  getTraining: nothing,
  answerCards: async (world) => {
    const { boxId, cardIds } = await aGivenSet(world);
    const at = world.services.clock.now().toISOString();
    return { boxId, answers: [{ attemptId: crypto.randomUUID(), cardId: cardIds[0] ?? '', knew: true, at }] };
  },
};
