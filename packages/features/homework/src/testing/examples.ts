import type { Examples, World } from '@pausenplatz/account/testing';
import type { homeworkCalls } from '../contract/index.ts';
import { aBox, aDeletedFeedback, aFeedback, aSeries, aShare, aTask, homeworkTablesOf, monday, shareSecret } from './tasks.ts';

/** A day has room for some dozens of tasks, and the matrix makes more. */
async function emptyDay(world: World, day: string): Promise<void> {
  await homeworkTablesOf(world).deleteFrom('homework_task').where('class_id', '=', world.ownClassId).where('date', '=', day).execute();
}
const ofTask = async (world: World) => ({ id: await aTask(world) });
const mia = (world: World) => world.people.pupilOwner.userId;
const range = (world: World) => ({ schoolClassId: world.ownClassId, from: '2027-02-22', to: '2027-03-21' });

/** Well-formed inputs of the calls, for the tests that are made from the contract; guests show a share. */
export const homeworkExamples: Examples<typeof homeworkCalls> = {
  async getPlan(world, actor) {
    await aTask(world);
    if (actor !== 'linkHolder') return { date: monday, schoolClass: world.ownClassId };
    await aShare(world);
    return { date: monday, guest: true, share: shareSecret };
  },
  getToday: () => ({}),
  async getTasks(world, actor) {
    await aTask(world);
    if (actor !== 'linkHolder') return { date: monday, schoolClassId: world.ownClassId };
    await aShare(world);
    return { date: monday, guest: true, share: shareSecret };
  },
  findTasks: () => ({ words: 'Seite' }),
  searchTasks: (world) => ({ schoolClassId: world.ownClassId, text: 'Seite' }),
  getStudyHall: (world) => ({ schoolClassId: world.ownClassId, userId: mia(world), date: monday }),
  async addTask(world) {
    await emptyDay(world, '2027-03-03');
    return { schoolClassId: world.ownClassId, task: 'Seite 13 lösen', date: '2027-03-03' };
  },
  copyWeek: (world) => ({ schoolClassId: world.ownClassId, from: '2027-05-03', to: '2027-05-10' }),
  updateTask: async (world) => ({ ...(await ofTask(world)), field: 'minutes', value: 20 }),
  updateEvent: async (world) => ({ ...(await ofTask(world)), task: 'Turnen', date: monday }),
  async moveTask(world) {
    await emptyDay(world, '2027-03-02');
    return { ...(await ofTask(world)), date: '2027-03-02' };
  },
  deleteTask: ofTask,
  restoreTask: async (world) => ({ id: await aTask(world, { deleted_at: world.services.clock.now() }) }),
  assignTo: async (world) => ({ taskId: await aTask(world), userId: mia(world), add: true }),
  assignToAll: async (world) => ({ taskId: await aTask(world), add: false }),
  assignToGroup: async (world) => ({ taskId: await aTask(world), pupils: [mia(world)] }),
  updateAssignee: async (world) => ({ taskId: await aTask(world), userId: mia(world), field: 'done', value: true }),
  addFeedback: async (world) => ({ taskId: await aTask(world), userId: mia(world), type: 'lob' }),
  deleteFeedback: async (world) => ({ id: await aFeedback(world) }),
  restoreFeedback: async (world) => aDeletedFeedback(world),
  repeatTask: async (world) => ({ taskId: await aTask(world), repeatMode: 'weekly', repeatTo: '2027-03-20' }),
  updateRepeated: async (world) => ({ taskId: await aSeries(world), scope: 'all', field: 'visible', value: false }),
  deleteRepeated: async (world) => ({ taskId: await aSeries(world), date: monday }),
  updateClassSettings: (world) => ({ schoolClassId: world.ownClassId, field: 'limitMinutes', value: 30 }),
  getSchoolSettings: (world) => ({ schoolId: world.ownSchoolId }),
  setSchoolSettings: (world) => ({ schoolId: world.ownSchoolId, limitMinutes: 45 }),
  async addBox(world) {
    // Each cell of a matrix adds one; a class has room for a dozen.
    await homeworkTablesOf(world)
      .updateTable('homework_box')
      .set({ deleted_at: world.services.clock.now() })
      .where('class_id', '=', world.ownClassId)
      .execute();
    return { schoolClassId: world.ownClassId, title: 'Vorschau', side: 'after', perWeek: false };
  },
  updateBox: async (world) => ({ id: await aBox(world), field: 'title', value: 'Ferien' }),
  deleteBox: async (world) => ({ id: await aBox(world) }),
  listShares: (world) => ({ schoolClassId: world.ownClassId }),
  async createShare(world) {
    await homeworkTablesOf(world).deleteFrom('homework_share').where('class_id', '=', world.ownClassId).execute();
    return { schoolClassId: world.ownClassId };
  },
  revokeShare: async (world) => ({ id: await aShare(world) }),
  getFeed: () => ({}),
  createFeed: () => ({}),
  revokeFeed: () => ({}),
  reportTable: range,
  pupilSheet: (world) => ({ ...range(world), userId: mia(world) }),
  pupilSheetPdf: (world) => ({ ...range(world), userId: mia(world) }),
  classLoad: range,
  untickedTasks: range,
};
