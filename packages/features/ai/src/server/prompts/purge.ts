import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, transactAs, type Work } from '@pausenplatz/kernel-server';
import { aiLimits as limits } from '../../contract/index.ts';
import type { AiTables } from '../tables.ts';
import { leaveFavorites } from './hold-prompts.ts';

/** Prompts of one commit, and how many commits a night has. */
const atOnce = 500;
const mostBatches = 20;

/** Erases prompts that were deleted sixty days ago, and those whose school and author are gone, out of all favourites; bounded per run. */
export const purgePrompts: JobDefinition = {
  name: 'ai-prompts-purge',
  schedule: '35 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), limits.promptTrashDays);
    const purgeSome = transactAs<AiTables>(services);
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const count = await purgeSome((work) => erase(work, oldest));
      if (count < atOnce) return;
    }
  },
};

async function erase(work: Pick<Work<AiTables>, 'db'>, oldest: Date): Promise<number> {
  const old = work.db
    .selectFrom('ai_prompt')
    .select('id')
    .where((where) =>
      where.or([where('deleted_at', '<', oldest), where.and([where('author_id', '=', ''), where('school_id', 'is', null)])]),
    )
    .limit(atOnce)
    .forUpdate();
  const gone = await work.db.deleteFrom('ai_prompt').where('id', 'in', old).returning('id').execute();
  await leaveFavorites(
    work,
    gone.map(({ id }) => id),
  );
  return gone.length;
}
