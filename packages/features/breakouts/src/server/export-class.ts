import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { placedBlocksStep } from '@pausenplatz/schools/server';
import { breakoutBlock } from '../contract/index.ts';
import { presentTeam, standIn } from './present.ts';
import { gameOf, locksOf } from './queries.ts';
import type { BreakoutsTables } from './tables.ts';

/** The breakouts on the pages of a class, solutions and results, for who changes those pages. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<BreakoutsTables>(services.db);
  const [places] = services.steps.given(placedBlocksStep);
  const placed = (await places?.step.ofClass({ db, actor: asker }, classId, [breakoutBlock.type])) ?? [];
  const breakouts = [];
  for (const { page, blocks } of placed) {
    for (const { id: blockId, settings } of blocks) {
      const { title, intro } = breakoutBlock.settings.parse(settings);
      const [locks, game] = [await locksOf(db, blockId), await gameOf(db, blockId)];
      const teams = await db.selectFrom('breakout_team').selectAll().where('block_id', '=', blockId).orderBy('created_at').execute();
      breakouts.push({
        page,
        title,
        intro,
        ending: game.ending,
        locks: locks.map(({ title: lock, story, task, secret, hints }) => ({ title: lock, story, task, secret, hints })),
        teams: teams.map((team) => {
          const { id: _id, ...shown } = presentTeam(services.clock.now(), standIn(team, game, locks));
          return shown;
        }),
      });
    }
  }
  return breakouts.length === 0 ? null : { data: { breakouts } };
};
