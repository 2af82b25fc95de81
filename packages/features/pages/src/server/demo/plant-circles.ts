import { newId } from '@pausenplatz/kernel-server';
import type { DemoSchool } from '@pausenplatz/schools/server';
import type { Insertable, Kysely } from 'kysely';
import type { PlantedPage } from '../plant-page.ts';
import type { PagesTables } from '../tables.ts';
import { box, doc, heading, list, paragraph } from './text-parts.ts';
import { text } from './block-parts.ts';

interface Circles {
  readonly plant: (page: PlantedPage) => Promise<unknown>;
  readonly idOf: (userName: string) => string;
}

/** A group of class 3a and a team of the school, each with a page that is for them alone. */
export async function plantCircles(db: Kysely<PagesTables>, school: DemoSchool, { plant, idOf }: Circles): Promise<void> {
  const [lea, nora] = [idOf('lea.brunner'), idOf('nora.keller')];
  const classId = school.classes['3a'];
  const make = async (circle: Omit<Insertable<PagesTables['school_group']>, 'id'>, userIds: readonly string[]) => {
    const id = newId();
    await db
      .insertInto('school_group')
      .values({ id, ...circle })
      .execute();
    await db
      .insertInto('group_member')
      .values(userIds.map((userId) => ({ group_id: id, user_id: userId })))
      .execute();
    return id;
  };
  const ofSchool = { school_id: school.primaryId };
  const readers = await make(
    { ...ofSchool, kind: 'group', class_id: classId, name: 'Lesefüchse', created_by: lea },
    ['noah.meier', 'lina.moser', 'leon.bachmann'].map(idOf),
  );
  const team = await make({ ...ofSchool, kind: 'team', class_id: null, name: 'Pädagogisches Team', created_by: nora }, [
    lea,
    nora,
    idOf('urs.zgraggen'),
  ]);
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
