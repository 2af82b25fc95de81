import type { DemoSchool } from '@pausenplatz/schools/server';
import type { PlantedPage } from '../plant-page.ts';
import type { DemoFiles } from './demo-files.ts';
import { showcase, showcaseStart } from './showcase.data.ts';

/** Pages of the school that show, group by group of the catalogue, what can stand on a page; answers their ids. */
export async function plantShowcase(
  plant: (page: PlantedPage) => Promise<{ readonly id: string }>,
  school: DemoSchool,
  { admin, files: { pictures, sounds } }: { readonly admin: string; readonly files: DemoFiles },
): Promise<readonly string[]> {
  const ofSchool = { groupType: 'school', groupId: school.primaryId, createdBy: admin, visibility: 'public' } as const;
  const background = { type: 'learn' } as const;
  const start = await plant({ ...ofSchool, title: 'Ideen für Seiten', blocks: showcaseStart, background });
  const ids: string[] = [];
  for (const { title, blocks } of showcase(pictures, sounds, school.classes['3a']))
    ids.push((await plant({ ...ofSchool, title, parentId: start.id, blocks, background })).id);
  return ids;
}
