import { type FoundLink, ownTables, type Services, type TaskDefinition, transactAs } from '@pausenplatz/kernel-server';
import { schoolsBelow } from '@pausenplatz/schools/server';
import { officeLimits } from '../../contract/index.ts';
import type { OfficeTables } from '../tables.ts';
import { askForLink, type AskedLink } from './ask-for-link.ts';

const atOnce = 8;
const rowsAtOnce = 500;

/** Asks for every link that features know of a school, few at a time, each address once however often it stands somewhere. */
export const linkTask: TaskDefinition<{ readonly schoolId: string }> = {
  kind: 'office-links',
  async run(services: Services, { schoolId }, run) {
    const schoolIds = await schoolsBelow(ownTables<OfficeTables>(services.db), schoolId);
    const found: FoundLink[] = [];
    for (const { step } of services.steps.of('links')) found.push(...(await step(services, schoolIds)));
    const links = found.slice(0, officeLimits.linksPerCheck);
    const urls = [...new Set(links.map(({ url }) => url))];
    const answers = new Map<string, AskedLink>();
    let done = 0;
    let next = 0;
    const worker = async () => {
      for (let url = urls[next]; url !== undefined; url = urls[next]) {
        next += 1;
        answers.set(url, await askForLink(services.outside, url));
        await run.report((done += 1), urls.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    // What several report at once may arrive in another order; the last word is that all is done.
    await run.report(urls.length, urls.length);
    await store(services, { schoolId, taskId: run.taskId }, links, answers);
    return { links: links.length };
  },
};

async function store(
  services: Services,
  { schoolId, taskId }: { readonly schoolId: string; readonly taskId: string },
  links: readonly FoundLink[],
  answers: ReadonlyMap<string, AskedLink>,
): Promise<void> {
  const rows = links.flatMap(({ url, label, place }, position) => {
    const answer = answers.get(url);
    return answer ? [{ school_id: schoolId, position, url, label, ...answer, place_title: place.title, place_path: place.path }] : [];
  });
  await transactAs<OfficeTables>(services)(async (work) => {
    const ended = await work.db
      .updateTable('link_check')
      .set({ state: 'done', checked_at: services.clock.now() })
      .where('school_id', '=', schoolId)
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    // A check that was given up for lost and ends after all does not overwrite the one that came after it.
    if (ended.numUpdatedRows === 0n) return;
    await work.db.deleteFrom('checked_link').where('school_id', '=', schoolId).execute();
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await work.db
        .insertInto('checked_link')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
  });
}
