import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, transactAs } from '@pausenplatz/kernel-server';
import { aiLimits as limits } from '../../contract/index.ts';
import type { AiTables } from '../tables.ts';

const atOnce = 500;

/** Erases prompts that were deleted sixty days ago, and those whose school and author are gone, out of all favourites; bounded per run. */
export const purgePrompts: JobDefinition = {
  name: 'ai-prompts-purge',
  schedule: '35 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), limits.promptTrashDays);
    await transactAs<AiTables>(services)(async ({ db }) => {
      const old = db
        .selectFrom('ai_prompt')
        .select('id')
        .where((where) =>
          where.or([where('deleted_at', '<', oldest), where.and([where('author_id', '=', ''), where('school_id', 'is', null)])]),
        )
        .limit(atOnce)
        .forUpdate();
      const gone = await db.deleteFrom('ai_prompt').where('id', 'in', old).returning('id').execute();
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom('ai_prompt_favorite').where('prompt_id', 'in', ids).execute();
    });
  },
};
