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
