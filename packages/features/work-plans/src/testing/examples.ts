import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { workPlansCalls } from '../contract/index.ts';
import { aGivenPlan, anEntry, aPlan, workPlansTablesOf } from './plans.ts';

const mia = (world: World) => world.people.pupilOwner.userId;

/** What a call about one pupil and one task is about: Mia's first task. */
async function ofMia(world: World) {
  const plan = await aGivenPlan(world);
  return { taskId: plan.taskIds[0], assignmentId: plan.assignmentId, userId: mia(world) };
}
const ofPlan = async (world: World) => {
  const plan = await aGivenPlan(world);
  return { ...plan, arbeitsplanId: plan.id };
};

/** A template of the one who asks: what everybody may take over belongs to no school. */
async function ownTemplate(world: World, actor: ActorName): Promise<string> {
  const name = actor === 'anonymous' || actor === 'linkHolder' ? 'teacherOfClass' : actor;
  return (await aPlan(world, { owner_id: world.people[name].userId, template: 'own', title: 'Vorlage' })).id;
}

/** Somebody has only so many plans, and a matrix makes more. */
async function forgetPlans(world: World): Promise<void> {
  await workPlansTablesOf(world).deleteFrom('work_plan').where('title', 'in', ['Vorlage', 'Neuer Arbeitsplan', 'Zahlenmauern']).execute();
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const workPlansExamples: Examples<typeof workPlansCalls> = {
  listPlans: () => ({}),
  getWorkPlan: async (world) => ({ url: (await aGivenPlan(world)).url }),
  previewPlan: async (world) => ({ url: (await aGivenPlan(world)).url }),
  async createPlan(world) {
    await forgetPlans(world);
    return {};
  },
  updatePlan: async (world) => ({ id: (await aGivenPlan(world)).id, field: 'level', value: 2 }),
  listTemplates: () => ({ of: 'school' }),
  async takeTemplate(world, actor) {
    await forgetPlans(world);
    return { id: await ownTemplate(world, actor) };
  },
  likeTemplate: async (world, actor) => ({ templateId: await ownTemplate(world, actor) }),
  assignPlan: async (world) => ({ id: (await aPlan(world)).id, schoolClassId: world.ownClassId }),
  withdrawPlan: async (world) => ({ assignmentId: (await aGivenPlan(world)).assignmentId }),
  newSection: async (world) => ({ id: (await aGivenPlan(world)).id }),
  async updateSection(world) {
    const { sectionId, arbeitsplanId } = await ofPlan(world);
    return { id: sectionId, arbeitsplanId, field: 'title', value: 'Lesen' };
  },
  async deleteSection(world) {
    const { sectionId, arbeitsplanId } = await ofPlan(world);
    return { section: sectionId, arbeitsplanId };
  },
  async duplicateSection(world) {
    const { sectionId, arbeitsplanId } = await ofPlan(world);
    return { sectionId, arbeitsplanId };
  },
  async newTask(world) {
    const { sectionId, arbeitsplanId } = await ofPlan(world);
    return { id: sectionId, arbeitsplanId };
  },
  async updateTask(world) {
    const { taskIds, arbeitsplanId } = await ofPlan(world);
    return { id: taskIds[0], arbeitsplanId, field: 'level', value: 3 };
  },
  async updateTaskPosition(world) {
    const { taskIds, sectionId, arbeitsplanId } = await ofPlan(world);
    return { id: taskIds[0], sectionId, arbeitsplanId, position: 2 };
  },
  async deleteTask(world) {
    const { taskIds, sectionId } = await ofPlan(world);
    return { task: taskIds[0], sectionId };
  },
  async duplicateTask(world) {
    const { taskIds, arbeitsplanId } = await ofPlan(world);
    return { taskId: taskIds[0], arbeitsplanId };
  },
  async addAttachment(world) {
    const { taskIds, arbeitsplanId } = await ofPlan(world);
    return { taskId: taskIds[0], arbeitsplanId, name: 'Klexikon', type: 'link', attachment: 'https://klexikon.example/zahl' };
  },
  async updateAttachment(world) {
    const { attachmentId, arbeitsplanId } = await ofPlan(world);
    return { id: attachmentId, arbeitsplanId, field: 'name', value: 'Lösungsblatt' };
  },
  async addStatus(world, actor) {
    const status = actor.startsWith('teacher') ? 'finished' : 'inProgress';
    return { ...(await ofMia(world)), status, expectedStatus: 'open' };
  },
  async addStatusToMany(world) {
    const { userId, ...of } = await ofMia(world);
    return { ...of, status: 'finished', pupils: [{ userId, expectedStatus: 'open', response: 'Schön gelöst!' }] };
  },
  getProtocol: ofMia,
  updateResponse: async (world) => ({ ...(await ofMia(world)), response: '7 mal 8 gibt 56' }),
  async deleteResponse(world) {
    const { taskId, assignmentId } = await ofMia(world);
    return { id: await anEntry(world, { task_id: taskId, assignment_id: assignmentId }) };
  },
  // Of a task that one corrects oneself.
  async openSolution(world) {
    const { taskIds, assignmentId } = await aGivenPlan(world);
    return { taskId: taskIds[1], assignmentId };
  },
  async updatePlanStatus(world, actor) {
    const { assignmentId, userId } = await ofMia(world);
    if (actor.startsWith('teacher')) return { assignmentId, userId, field: 'feedbackTeacher', value: 'Schön gearbeitet!' };
    return { assignmentId, userId, field: 'selfEvaluation', item: 'mut', value: 3 };
  },
  async checkPlan(world) {
    const { url, assignmentId } = await aGivenPlan(world);
    return { url, assignmentId };
  },
  countPlan: async (world) => ({ url: (await aGivenPlan(world)).url }),
  listWaiting: () => ({}),
  getPlansToday: () => ({}),
  async getPortfolio(world) {
    const { assignmentId, userId } = await ofMia(world);
    return { assignmentId, userId };
  },
  listPortfolios: () => ({}),
  async takeOverTasks(world) {
    const { id } = await aGivenPlan(world);
    return { id, sections: [{ title: 'Lesen', tasks: [{ title: 'Buch', link: 'https://klexikon.example/buch' }] }] };
  },
  async undoTakeOver(world) {
    const { id, sectionId, taskIds } = await aGivenPlan(world);
    return { id, sections: [sectionId], tasks: [taskIds[0]] };
  },
};
