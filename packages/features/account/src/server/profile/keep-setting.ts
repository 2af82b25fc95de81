import type { Work } from '@pausenplatz/kernel-server';
import type { SettingType, SettingValue } from '../../contract/index.ts';
import type { AccountTables } from '../tables.ts';

interface KeptSetting {
  readonly tool: string;
  readonly name: string;
  readonly value: SettingValue;
  readonly type: SettingType;
}

/** Keeps a setting of a person; whoever calls has proven that they may. */
export async function keepSetting(
  { db }: Pick<Work<AccountTables>, 'db'>,
  userId: string,
  { tool, name, value, type }: KeptSetting,
  now: Date,
): Promise<void> {
  const stored = { type, value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('user_setting')
    .values({ user_id: userId, tool, name, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'tool', 'name']).doUpdateSet(stored))
    .execute();
}

/** Takes a setting away: from these people, or from everybody who has had it since before this moment. */
export async function dropSetting(
  { db }: Pick<Work<AccountTables>, 'db'>,
  { tool, name }: Pick<KeptSetting, 'tool' | 'name'>,
  from: { readonly userIds: readonly string[] } | { readonly before: Date },
): Promise<void> {
  if ('userIds' in from && from.userIds.length === 0) return;
  await db
    .deleteFrom('user_setting')
    .where('tool', '=', tool)
    .where('name', '=', name)
    .$if('userIds' in from, (query) => query.where('user_id', 'in', 'userIds' in from ? from.userIds : []))
    .$if('before' in from, (query) => query.where('updated_at', '<', 'before' in from ? from.before : new Date(0)))
    .execute();
}
