import { transactAs } from '@pausenplatz/kernel-server';
import type { DemoWorld } from '@pausenplatz/kernel-server';
import { type DemoSchool, saveGroup, type SchoolsTables } from '@pausenplatz/schools/server';
import type { PlantedPage } from '../plant-page.ts';
import { box, doc, heading, list, paragraph } from './text-parts.ts';
import { text } from './block-parts.ts';

interface Circles {
  readonly plant: (page: PlantedPage) => Promise<unknown>;
  readonly idOf: (userName: string) => string;
}

/** A group of class 3a and a team of the school, each with a page that is for them alone. */
export async function plantCircles(services: DemoWorld['services'], school: DemoSchool, { plant, idOf }: Circles): Promise<void> {
  const [lea, nora] = [idOf('lea.brunner'), idOf('nora.keller')];
  const classId = school.classes['3a'];
  const make = (group: Omit<Parameters<typeof saveGroup>[1], 'id'>) =>
    transactAs<SchoolsTables>(services)((work) => saveGroup(work, { id: null, ...group }));
  const readers = await make({
    kind: 'group',
    schoolId: school.primaryId,
    classId,
    name: 'Lesefüchse',
    userIds: ['noah.meier', 'lina.moser', 'leon.bachmann'].map(idOf),
    createdBy: lea,
  });
  const team = await make({
    kind: 'team',
    schoolId: school.primaryId,
    classId: null,
    name: 'Pädagogisches Team',
    userIds: [lea, nora, idOf('urs.zgraggen')],
    createdBy: nora,
  });
  await plant({
    groupType: 'class',
    groupId: classId,
    createdBy: lea,
    title: 'Lesefüchse: unser Buch',
    visibility: 'members',
    membersOf: readers,
    background: { type: 'yellow' },
    blocks: [
      text(
        doc(
          heading('Bis Freitag'),
          list('Kapitel 3 lesen', 'Zwei Wörter suchen, die du nicht kennst', 'Ein Bild zum Höhlenfuchs zeichnen'),
          box('blue', paragraph('Wir treffen uns am *Freitag um zehn* in der Leseecke.')),
        ),
      ),
    ],
  });
  await plant({
    groupType: 'school',
    groupId: school.primaryId,
    createdBy: nora,
    title: 'Sitzungen des Teams',
    visibility: 'members',
    membersOf: team,
    background: { type: 'gradient', value: 'violet-blue' },
    blocks: [
      text(
        doc(
          heading('Nächste Sitzung'),
          list('Rückblick auf die Projektwoche', 'Aufsicht im Winter', 'Wer betreut den Schulgarten?'),
          paragraph('Dienstag, 16.15 Uhr, im Teamzimmer. Themen bitte bis Montag ergänzen.'),
        ),
      ),
    ],
  });
}
