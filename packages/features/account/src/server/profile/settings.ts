import { confirmed, kernelTexts } from '@pausenplatz/kernel-contract';
import { proveClass } from '@pausenplatz/schools/server';
import { lockFor, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { accountLimits, getPupilSettings, setClassSetting, setUserSetting } from '../../contract/index.ts';
import { fitsType, keeperOf } from '../../rules/index.ts';
import { handle, refuse } from '../account.ts';
import { provePerson } from '../person-scope.ts';
import { settingsOfClass, settingsOfMany } from '../queries/settings.ts';
import { tellProfile } from '../own.ts';
import { keepSetting } from './keep-setting.ts';

/** Refuses a value that is not what its type says, at its field. */
function assertType(input: { readonly type: 'string' | 'number' | 'boolean' | 'json'; readonly value: unknown }): void {
  if (!fitsType(input.type, input.value)) refuseAny('INPUT_INVALID', { fields: { value: kernelTexts.fields.wrongType } });
}

export const setUserSettingHandler = handle(setUserSetting, async (context, { id, tool, name, value, type }) => {
  const scope = await provePerson(context, id, 'see');
  // Strangers of the class learn nothing; whoever sees the person learns who keeps the setting.
  const keeps = keeperOf(tool, name) === 'teacher' ? 'teach' : 'self';
  if (!scope.rights.has(keeps)) return refuse('SETTING_FORBIDDEN');
  assertType({ type, value });
  await context.transact(async (work) => {
    const { db } = work;
    await lockFor(db, `settings ${id}`);
    const { count } = await db
      .selectFrom('user_setting')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('user_id', '=', id)
      .where((where) => where.not(where.and({ tool, name })))
      .executeTakeFirstOrThrow();
    if (Number(count) >= accountLimits.settingsAtMost) return refuse('TOO_MANY_SETTINGS');
    await keepSetting(work, id, { tool, name, value, type }, context.clock.now());
    return tellProfile(work, context, id);
  });
  return confirmed;
});

export const setClassSettingHandler = handle(setClassSetting, async (context, { id, tool, name, value, type }) => {
  const { classId } = await proveClass(context, id, 'teach');
  assertType({ type, value });
  await context.transact(async (work) => {
    const { db } = work;
    await lockFor(db, `settings ${classId}`);
    const { count } = await db
      .selectFrom('class_setting')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('class_id', '=', classId)
      .where((where) => where.not(where.and({ tool, name })))
      .executeTakeFirstOrThrow();
    if (Number(count) >= accountLimits.settingsAtMost) return refuse('TOO_MANY_SETTINGS');
    const stored = { type, value: JSON.stringify(value), updated_at: context.clock.now() };
    await db
      .insertInto('class_setting')
      .values({ class_id: classId, tool, name, ...stored })
      .onConflict((conflict) => conflict.columns(['class_id', 'tool', 'name']).doUpdateSet(stored))
      .execute();
    return undefined;
  });
  return confirmed;
});

export const getPupilSettingsHandler = handle(getPupilSettings, async (context, { id }) => {
  const { classId } = await proveClass(context, id, 'teach');
  const rows = await context.db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).orderBy('number').execute();
  const settings = await settingsOfMany(
    context.db,
    rows.map((row) => row.user_id),
  );
  return {
    pupils: rows.map((row) => ({ id: row.user_id, settings: settings.get(row.user_id) ?? {} })),
    schoolClass: await settingsOfClass(context.db, classId),
  };
});
