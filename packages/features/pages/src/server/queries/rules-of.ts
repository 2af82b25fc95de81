import { type Kysely, sql } from 'kysely';
import type { ShownRules } from '../../contract/index.ts';
import { isOneOf, rulesOnPage, type SaidRule } from '../../rules/service-rules.ts';
import type { PagesTables } from '../tables.ts';

/** What holds for foreign services at these schools, for somebody of those. */
export async function rulesOf(
  db: Kysely<PagesTables>,
  schoolIds: readonly string[],
  readerSchoolIds: readonly string[],
): Promise<ShownRules> {
  const { rows } = await sql<{ said: SaidRule[] }>`select wall.services_of(${[...schoolIds]}) as said`.execute(db);
  return rulesOnPage(schoolIds, rows[0]?.said ?? [], isOneOf(schoolIds, readerSchoolIds));
}
