import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, transactAs } from '@pausenplatz/kernel-server';
import { pageTemplateLimits } from '../contract/index.ts';
import { keptPagesOf } from './page-templates.ts';
import type { PageTemplatesTables } from './tables.ts';

const atOnce = 200;

/** Erases templates that were deleted sixty days ago, with their pages; bounded per run. */
export const purgeTemplates: JobDefinition = {
  name: 'page-templates-purge',
  schedule: '53 3 * * *',
  async run(services) {
    const oldest = daysBefore(services.clock.now(), pageTemplateLimits.trashDays);
    await transactAs<PageTemplatesTables>(services)(async (work) => {
      const old = work.db.selectFrom('page_template').select('id').where('deleted_at', '<', oldest).limit(atOnce).forUpdate();
      const gone = await work.db.deleteFrom('page_template').where('id', 'in', old).returning('id').execute();
      await keptPagesOf(services).drop(
        work,
        gone.map(({ id }) => id),
      );
    });
  },
};
