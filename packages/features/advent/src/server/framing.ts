import type { FramedPath, Services } from '@pausenplatz/kernel-server';
import { ownTables } from '@pausenplatz/kernel-server';
import { allowedWebsitesStep } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { frameHeight } from '../rules/embed-lines.ts';
import { type CalendarFacts, readFacts } from './scope.ts';
import type { AdventTables } from './tables.ts';

/** A public calendar may be framed by the websites of its schools. */
export const framedCalendar: FramedPath = {
  path: '/advent/einbetten/:id',
  origins: (services, id) => framingOf(services, ownTables<AdventTables>(services.db), id),
  linked: {
    path: '/advent/:id',
    async read(services, id) {
      const facts = await publicFacts(ownTables<AdventTables>(services.db), id);
      return facts && { title: facts.row.title, framePath: `/advent/einbetten/${id}`, height: frameHeight };
    },
  },
};

/** Who may frame a calendar; null where it is not there for everybody. */
export async function framingOf(
  { steps }: Pick<Services, 'steps'>,
  db: Kysely<AdventTables>,
  id: string,
): Promise<readonly string[] | null> {
  const facts = await publicFacts(db, id);
  return facts && allowedWebsites({ steps }, db, facts.schoolIds);
}

/** A calendar that everybody may see; null for any other. */
async function publicFacts(db: Kysely<AdventTables>, id: string): Promise<CalendarFacts | null> {
  const facts = await readFacts(db, id);
  return facts && facts.row.deleted_at === null && facts.isLiving && facts.row.visibility === 'public' ? facts : null;
}

/** Websites that may show what these schools made public. */
export async function allowedWebsites(
  { steps }: Pick<Services, 'steps'>,
  db: Kysely<AdventTables>,
  schoolIds: readonly string[],
): Promise<readonly string[]> {
  const lists = await Promise.all(steps.given(allowedWebsitesStep).map(({ step }) => step(db as never, schoolIds)));
  return [...new Set(lists.flat())];
}
