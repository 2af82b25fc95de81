import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { answersCalls } from '../contract/index.ts';
import { anAnswer, answersTablesOf, aQuestion, aRecordingOf } from './answers.ts';

/** A class holds so many pages: one question for all examples, emptied for each. */
const questions = new WeakMap<World, ReturnType<typeof aQuestion>>();
async function fresh(world: World) {
  const planted = questions.get(world) ?? aQuestion(world);
  questions.set(world, planted);
  const place = await planted;
  await answersTablesOf(world).deleteFrom('question_answer').where('block_id', '=', place.blockId).execute();
  return place;
}

/** The answer that the child of the examples gave. */
async function ofOwner(world: World, more: Parameters<typeof anAnswer>[3] = {}) {
  const place = await fresh(world);
  return { blockId: place.blockId, id: await anAnswer(world, place, world.people.pupilOwner.userId, more) };
}

/** The person who makes the call; whoever has no account stands for nobody. */
const userOf = ({ people }: World, actor: ActorName): string =>
  Object.entries(people).find(([name]) => name === actor)?.[1].userId ?? people.pupilOwner.userId;

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const answersExamples: Examples<typeof answersCalls> = {
  getQuestions: async (world) => ({ pageId: (await fresh(world)).pageId }),
  giveAnswer: async (world, actor) => ({
    blockId: (await fresh(world)).blockId,
    fileId: await aRecordingOf(world, userOf(world, actor)),
    isForClass: true,
  }),
  deleteAnswer: (world) => ofOwner(world),
  restoreAnswer: (world) => ofOwner(world, { deleted_at: world.services.clock.now(), deleted_by: world.people.pupilOwner.userId }),
  listAnswerTrash: async (world) => ({ blockId: (await fresh(world)).blockId }),
  async releaseAnswers(world) {
    const { blockId, id } = await ofOwner(world);
    return { blockId, ids: [id], isReleased: true };
  },
  respondToAnswer: async (world) => ({ ...(await ofOwner(world)), response: 'Gut erklärt!' }),
};
