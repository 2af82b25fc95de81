import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, ownTables } from '@pausenplatz/kernel-server';
import type { BlockType } from '@pausenplatz/kernel-contract';
import { demoSchool, type DemoSchool } from '@pausenplatz/schools/server';
import { plantPage, type PlantedPage } from '../plant-page.ts';
import type { PagesTables } from '../tables.ts';
import { demoBlocks } from './blocks.data.ts';
import { storeDemoFiles } from './demo-files.ts';
import { plantCircles } from './plant-circles.ts';
import { plantShowcase } from './plant-showcase.ts';
import { plantSuggestion } from './plant-suggestion.ts';

/** Secret of the shared link of the camp page, so that the lab and the README can show it. */
const demoLinkSecret = 'klassenlager-sonnenberg-2027-link-demo-0001';

/** Website of the fictional school, which may embed its public pages. */
const demoSchoolWebsite = 'https://schule-sonne.test';

/** Plants start pages worth looking at: a class page with children, a school page, own pages, and those of other features. */
export async function demoPages({ services, find, atTheEnd }: DemoWorld, catalogue: readonly BlockType[]): Promise<void> {
  const school = find(demoSchool);
  const people = find(demoPeople);
  const db = ownTables<PagesTables>(services.db);
  const idOf = (userName: string) => {
    const id = people.get(userName);
    if (id === undefined) throw new Error(`Nobody is called ${userName}`);
    return id;
  };
  const lea = idOf('lea.brunner');
  const files = await storeDemoFiles(services, { pictures: lea, sounds: idOf('nora.keller') });
  const { pictures, sounds } = files;
  const blocks = demoBlocks(pictures, sounds);
  const plant = (page: PlantedPage) => plantPage(db, catalogue, page);
  atTheEnd(async (pages) => {
    for (const { classId, ...page } of pages)
      await plant({ ...page, groupType: 'class', groupId: classId, visibility: 'public', background: { type: 'learn' } });
  });
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
    background: { type: 'own', value: pictures.camp },
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
  const ofSek = { groupType: 'class', groupId: school.classes['Sek A'], createdBy: idOf('nora.keller') } as const;
  const sek = await plant({ ...ofSek, title: 'Sek A', blocks: blocks.sek });
  await plant({
    ...ofSek,
    title: 'Sprachlabor',
    parentId: sek.id,
    visibility: 'public',
    blocks: blocks.learning,
    background: { type: 'gradient', value: 'violet-blue' },
  });
  const project = await plant({ ...ofSek, title: 'Projektwoche Wald', visibility: 'public', blocks: blocks.project });
  await plant({ ...ofSek, title: 'Tagebuch', parentId: project.id, visibility: 'public', blocks: blocks.projectDiary });
  await plant({
    groupType: 'school',
    groupId: school.schoolId,
    createdBy: idOf('eva.ammann'),
    title: 'Schule Sonnenberg',
    visibility: 'public',
    blocks: blocks.school,
    background: { type: 'pages' },
  });
  const shown = await plantShowcase(plant, school, { admin: idOf('eva.ammann'), files });
  await plantSuggestion(db, services.clock, shown, idOf('noah.meier'));
  await schoolAudiences(plant, school, { admin: idOf('eva.ammann'), blocks });
  await pupilsPages(plant, school, { asks: idOf('lina.moser'), shared: idOf('leon.bachmann'), blocks });
  await plant({ groupType: 'user', groupId: lea, createdBy: lea, title: 'Ideenkiste', blocks: blocks.lea, background: { type: 'user' } });
  await plantCircles(db, school, { plant, idOf });
  const admin = idOf('eva.ammann');
  await db
    .insertInto('embed_origin')
    .values([school.schoolId, school.primaryId].map((schoolId) => ({ school_id: schoolId, origin: demoSchoolWebsite, created_by: admin })))
    .execute();
}

type Plant = (page: PlantedPage) => Promise<unknown>;
type Blocks = ReturnType<typeof demoBlocks>;

/** Beside the public page of the school: one for its teachers, one for everybody there. */
async function schoolAudiences(
  plant: Plant,
  school: DemoSchool,
  { admin, blocks }: { readonly admin: string; readonly blocks: Blocks },
): Promise<void> {
  const ofSchool = { groupType: 'school', groupId: school.primaryId, createdBy: admin } as const;
  await plant({ ...ofSchool, title: 'Teamzimmer', blocks: blocks.staff, background: { type: 'gradient', value: 'violet-blue' } });
  await plant({ ...ofSchool, title: 'Wochenpost', visibility: 'school', blocks: blocks.weekly, background: { type: 'yellow' } });
}

interface PupilsOf3a {
  readonly asks: string;
  readonly shared: string;
  readonly blocks: Blocks;
}

/** A pupil waits for the release of a teacher, another one has it. */
async function pupilsPages(plant: Plant, school: DemoSchool, { asks, shared, blocks }: PupilsOf3a): Promise<void> {
  const own = (userId: string) => ({ groupType: 'user', groupId: userId, createdBy: userId }) as const;
  await plant({ ...own(asks), title: 'Mein Igelbuch', visibility: 'public', release: 'waiting', blocks: blocks.hedgehog });
  await plant({
    ...own(shared),
    title: 'Witze der Woche',
    visibility: 'school',
    release: 'released',
    releaseClassId: school.classes['3a'],
    blocks: blocks.jokes,
    background: { type: 'yellow' },
  });
}
