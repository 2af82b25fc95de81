import { type FoundLink, ownTables, refuse, type Services, type OperationDefinition, transactAs } from '@pausenplatz/kernel-server';
import { reportLimits } from '../../contract/index.ts';
import { askedAddress, linksToAsk } from '../../rules/index.ts';
import { schoolsBelow } from '@pausenplatz/schools/server';
import type { SchoolReportsTables } from '../tables.ts';
import { askForLink, type AskedLink } from './ask-for-link.ts';
import { mayCheck } from './may-check.ts';

const sitesAtOnce = 8;
const rowsAtOnce = 500;

interface Check {
  readonly schoolId: string;
  readonly userId: string;
  /** The session in which it was asked for; what it may see is what is checked. */
  readonly sessionId: string;
}

/** Asks for the links that features know of a school and that concern the asker: a bounded number, few of one website, with pauses. */
export const linkOperation: OperationDefinition<Check> = {
  kind: 'office-links',
  async run(services: Services, check, run) {
    const links = await foundFor(services, check);
    const limits = { addresses: reportLimits.addressesPerCheck, perSite: reportLimits.addressesPerSite };
    const { bySite, leftOut } = linksToAsk(
      links.map(({ url }) => url),
      limits,
    );
    const sites = [...bySite.values()];
    const total = sites.reduce((sum, own) => sum + own.length, 0);
    const answers = new Map<string, AskedLink>();
    let done = 0;
    let next = 0;
    const worker = async () => {
      for (let site = sites[next]; site !== undefined; site = sites[next]) {
        next += 1;
        for (const [place, url] of site.entries()) {
          if (place > 0) await pause();
          answers.set(url, await askForLink(services.safeFetch, url));
          await run.report((done += 1), total);
        }
      }
    };
    await Promise.all(Array.from({ length: sitesAtOnce }, worker));
    // What several report at once may arrive in another order; the last word is that all is done.
    await run.report(total, total);
    await store(services, { ...check, operationId: run.operationId, leftOut }, links, answers);
    return { links: links.length, leftOut };
  },
};

const pause = () => new Promise((resolve) => setTimeout(resolve, reportLimits.sitePauseMs));

async function foundFor(services: Services, { schoolId, userId, sessionId }: Check): Promise<FoundLink[]> {
  const asker = await services.actors.find(sessionId);
  if (asker?.userId !== userId) return refuse('NOT_SIGNED_IN');
  const schoolIds = await schoolsBelow(ownTables<SchoolReportsTables>(services.db), schoolId);
  const found: FoundLink[] = [];
  for (const { step } of services.steps.of('links')) found.push(...(await step(services, schoolIds)));
  const mine = found.filter(({ of, isSecret }) =>
    isSecret
      ? of.kind === 'class' && asker.teachesClassIds.includes(of.id)
      : mayCheck(asker, of.kind === 'school' ? of.id : schoolId, of.kind === 'class' ? of.id : null),
  );
  return mine.slice(0, reportLimits.linksPerCheck);
}

async function store(
  services: Services,
  { schoolId, userId, operationId, leftOut }: Check & { readonly operationId: string; readonly leftOut: number },
  links: readonly FoundLink[],
  answers: ReadonlyMap<string, AskedLink>,
): Promise<void> {
  const rows = links.flatMap(({ url, label, of, place }, position) => {
    const answer = answers.get(askedAddress(url) ?? '');
    if (!answer) return [];
    const where = { place_title: place.title, place_path: place.path, class_id: of.kind === 'class' ? of.id : null };
    return [{ school_id: schoolId, user_id: userId, position, url, label, ...answer, ...where }];
  });
  await transactAs<SchoolReportsTables>(services)(async (work) => {
    const ended = await work.db
      .updateTable('link_check')
      .set({ state: 'done', checked_at: services.clock.now(), left_out: leftOut })
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('task_id', '=', operationId)
      .executeTakeFirstOrThrow();
    // A check that was given up for lost and ends after all does not overwrite the one that came after it.
    if (ended.numUpdatedRows === 0n) return;
    await work.db.deleteFrom('checked_link').where('school_id', '=', schoolId).where('user_id', '=', userId).execute();
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await work.db
        .insertInto('checked_link')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
  });
}
