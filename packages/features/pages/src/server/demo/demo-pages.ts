import { ownTables } from '@pausenplatz/kernel-server';
import type { BlockType } from '@pausenplatz/kernel-contract';
import { storePicture } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import type { DemoSchool } from '@pausenplatz/schools/server';
import { plantPage, type PlantedPage } from '../plant-page.ts';
import type { PagesTables } from '../tables.ts';
import { demoBlocks } from './blocks.data.ts';
import { scenes } from './scenes.data.ts';

/** Secret of the shared link of the camp page, so that the lab and the README can show it. */
export const demoLinkSecret = 'klassenlager-sonnenberg-2027-link-demo-0001';

/** Website of the fictional school, which may embed its public pages. */
export const demoSchoolWebsite = 'https://schule-sonne.test';

/** Plants start pages worth looking at: a class page with children, a school page, own pages. */
export async function demoPages(
  services: Services,
  catalogue: readonly BlockType[],
  school: DemoSchool,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const db = ownTables<PagesTables>(services.db);
  const idOf = (userName: string) => people.get(userName) ?? '';
  const lea = idOf('lea.brunner');
  const picture = (name: keyof typeof scenes) =>
    storePicture(services, { ownerId: lea, name: `${name}.png`, mimeType: 'image/png', content: Buffer.from(scenes[name]) });
  const pictures = {
    schoolYard: await picture('schoolYard'),
    camp: await picture('camp'),
    library: await picture('library'),
    autumn: await picture('autumn'),
  };
  const blocks = demoBlocks(pictures);
  const plant = (page: PlantedPage) => plantPage(db, catalogue, page);
  const of3a = { groupType: 'class', groupId: school.classes['3a'], createdBy: lea } as const;

  const class3a = await plant({
    ...of3a,
    title: 'Klasse 3a',
    visibility: 'public',
    background: { type: 'weekly' },
    blocks: blocks.class3a,
  });
  await plant({ ...of3a, title: 'Unsere Woche', parentId: class3a.id, blocks: blocks.week, background: { type: 'learn' } });
  await plant({
    ...of3a,
    title: 'Leseecke',
    parentId: class3a.id,
    visibility: 'school',
    blocks: blocks.reading,
    background: { type: 'yellow' },
  });
  await plant({
    ...of3a,
    title: 'Klassenlager 2027',
    parentId: class3a.id,
    visibility: 'link',
    linkSecret: demoLinkSecret,
    blocks: blocks.camp,
    background: { type: 'gradient', value: 'blue-pink' },
  });
  await plant({
    groupType: 'class',
    groupId: school.classes['4b'],
    createdBy: lea,
    title: 'Klasse 4b',
    visibility: 'school',
    blocks: blocks.class4b,
  });
  await plant({
    groupType: 'class',
    groupId: school.classes['6c'],
    createdBy: idOf('urs.zgraggen'),
    title: 'Klasse 6c',
    blocks: blocks.class4b,
  });
  await plant({ groupType: 'class', groupId: school.classes['Sek A'], createdBy: idOf('nora.keller'), title: 'Sek A', blocks: blocks.sek });
  await plant({
    groupType: 'school',
    groupId: school.schoolId,
    createdBy: idOf('eva.ammann'),
    title: 'Schule Sonnenberg',
    visibility: 'public',
    blocks: blocks.school,
    background: { type: 'pages' },
  });
  await plant({ groupType: 'user', groupId: lea, createdBy: lea, title: 'Ideenkiste', blocks: blocks.lea, background: { type: 'user' } });
  const admin = idOf('eva.ammann');
  await db
    .insertInto('embed_origin')
    .values([school.schoolId, school.primaryId].map((schoolId) => ({ school_id: schoolId, origin: demoSchoolWebsite, created_by: admin })))
    .execute();
}
