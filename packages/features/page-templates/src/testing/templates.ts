import type { World } from '@pausenplatz/account/testing';
import { newId, transactAs } from '@pausenplatz/kernel-server';
import { aPage } from '@pausenplatz/pages/testing';
import { keptPagesStep } from '@pausenplatz/schools/server';
import type { Insertable } from 'kysely';
import type { PageTemplatesTables } from '../server/index.ts';

interface PlantedTemplate {
  readonly id: string;
  readonly pageId: string;
}

/** Plants a template that the teacher of class 3a made of a page of the class. */
export async function aTemplate(
  world: World,
  row: Partial<Insertable<PageTemplatesTables['page_template']>> = {},
  page: Parameters<typeof aPage>[1] & { readonly id?: string } = {},
): Promise<PlantedTemplate> {
  const pageId = page.id ?? (await aPage(world, { visibility: 'group', title: 'Igel', ...page })).id;
  const [id, userId] = [newId(), world.people.teacherOfClass.userId];
  const [pages] = world.services.steps.given(keptPagesStep);
  await transactAs<PageTemplatesTables>(world.services)(async (work) => {
    await pages?.step.keepFor(world.services, work, id, { pageId, withBelow: true, userId });
    await work.db
      .insertInto('page_template')
      .values({
        id,
        author_id: userId,
        school_id: world.ownSchoolId,
        name: 'Igel',
        description: 'Ein Tier entdecken',
        keywords: ['NMG'],
        audience: 'public',
        source_page_id: pageId,
        with_below: true,
        pages: 1,
        updated_at: world.services.clock.now(),
        ...row,
      })
      .execute();
  });
  return { id, pageId };
}
