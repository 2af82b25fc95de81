import type { Kysely, Selectable } from 'kysely';
import type { SettingsByTool } from '../../contract/index.ts';
import type { AccountTables } from '../tables.ts';

type Row = Pick<Selectable<AccountTables['user_setting']>, 'tool' | 'name' | 'value'>;

/** Rows as clients know settings: by tool, then by name. */
function byTool(rows: readonly Row[]): SettingsByTool {
  const tools = new Map<string, Map<string, Row['value']>>();
  for (const { tool, name, value } of rows) tools.set(tool, (tools.get(tool) ?? new Map<string, Row['value']>()).set(name, value));
  return Object.fromEntries([...tools].map(([tool, names]) => [tool, Object.fromEntries(names)]));
}

export async function settingsOf(db: Kysely<AccountTables>, userId: string): Promise<SettingsByTool> {
  return byTool(await db.selectFrom('user_setting').select(['tool', 'name', 'value']).where('user_id', '=', userId).execute());
}

/** The settings of many people in one query, by their ids; whoever calls has proven the right. */
export async function settingsOfMany(db: Kysely<AccountTables>, userIds: readonly string[]): Promise<ReadonlyMap<string, SettingsByTool>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('user_setting').select(['user_id', 'tool', 'name', 'value']).where('user_id', 'in', userIds).execute();
  return new Map([...Map.groupBy(rows, (row) => row.user_id)].map(([id, own]) => [id, byTool(own)]));
}

export async function settingsOfClass(db: Kysely<AccountTables>, classId: string): Promise<SettingsByTool> {
  return byTool(await db.selectFrom('class_setting').select(['tool', 'name', 'value']).where('class_id', '=', classId).execute());
}
