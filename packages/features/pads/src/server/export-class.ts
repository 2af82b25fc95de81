import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { placedBlocksStep } from '@pausenplatz/schools/server';
import { padBlock } from '../contract/index.ts';
import { segmentsOf } from '../rules/index.ts';
import { authorsOf, padOf } from './queries.ts';
import type { PadsTables } from './tables.ts';

/** The pads on the pages of a class, with who wrote what, for who changes those pages. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<PadsTables>(services.db);
  const [places] = services.steps.given(placedBlocksStep);
  const placed = (await places?.step.ofClass({ db, actor: asker }, classId, [padBlock.type])) ?? [];
  const pads = [];
  for (const { page, blocks } of placed)
    for (const { id, settings } of blocks) {
      const row = await padOf(db, id);
      if (!row) continue;
      const names = new Map((await authorsOf(db, id, '')).map(({ no, name }) => [no, name]));
      const written = segmentsOf(row.text, row.spans).map(({ by, text }) => ({ by: names.get(by ?? 0) ?? '', text }));
      pads.push({ page, title: padBlock.settings.parse(settings).title, text: row.text, written });
    }
  return pads.length === 0 ? null : { data: { pads } };
};
