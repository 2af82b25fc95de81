import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { aPage } from '@pausenplatz/pages/testing';
import { sql } from 'kysely';
import type { pageTemplatesCalls } from '../contract/index.ts';
import { aTemplate } from './templates.ts';

/** Of the one who asks: what everybody may take over belongs to no school. */
async function ownTemplate(world: World, actor: ActorName) {
  const name = actor === 'anonymous' || actor === 'linkHolder' ? 'teacherOfClass' : actor;
  return { id: (await aTemplate(world, { author_id: world.people[name].userId, audience: 'own', school_id: null })).id };
}
const ofTeacher = async (world: World) => ({ id: (await aTemplate(world, { audience: 'own', school_id: null })).id });
const told = { name: 'Igel', description: '', keywords: ['NMG'], audience: 'school' as const };

/** Somebody has only so many templates, and a matrix makes more. */
const forget = (world: World) => sql`delete from page_template where name = 'Igel'`.execute(world.db);

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const pageTemplatesExamples: Examples<typeof pageTemplatesCalls> = {
  listPageTemplates: () => ({ of: 'public' }),
  getPageTemplate: ownTemplate,
  takePageTemplate: async (world, actor) => ({
    ...(await ownTemplate(world, actor)),
    title: 'Igel',
    groupForType: 'class',
    groupForId: world.ownClassId,
    parentId: null,
  }),
  likePageTemplate: ownTemplate,
  async makePageTemplate(world) {
    await forget(world);
    return { pageId: (await aPage(world)).id, withBelow: false, ...told };
  },
  async renewPageTemplate(world) {
    const { id, pageId } = await aTemplate(world, { audience: 'own', school_id: null });
    return { id, pageId, withBelow: true };
  },
  updatePageTemplate: async (world) => ({ ...(await ofTeacher(world)), ...told }),
  deletePageTemplate: ofTeacher,
  async restorePageTemplate(world) {
    await forget(world);
    return { id: (await aTemplate(world, { audience: 'own', school_id: null, deleted_at: world.services.clock.now() })).id };
  },
  withdrawPageTemplate: async (world) => ({ id: (await aTemplate(world, { audience: 'school' })).id, withdrawn: true }),
};
