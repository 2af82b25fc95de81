import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { generateNKeysBetween } from 'fractional-indexing';
import { breakoutBlock } from '../../contract/index.ts';
import type { BreakoutsTables } from '../tables.ts';
import { demoEnding, demoLocks, demoPageTitle, demoSettings, demoTeams } from './breakout.data.ts';

/** A breakout on a page of class 3a; pages plant the page, and then it has its locks and the teams of this morning. */
export async function demoBreakouts({ services, find, addPage, atTheEnd }: DemoWorld): Promise<void> {
  const classId = find(demoSchool).classes['3a'];
  const db = ownTables<BreakoutsTables>(services.db);
  const blockId = newId();
  const createdBy = find(demoPeople).get('lea.brunner') ?? '';
  addPage({ title: demoPageTitle, classId, createdBy, blocks: [{ id: blockId, type: breakoutBlock.type, settings: demoSettings }] });
  atTheEnd(async () => {
    const { id: pageId } = await db
      .selectFrom('page')
      .select('id')
      .where('title', '=', demoPageTitle)
      .where('group_id', '=', classId)
      .executeTakeFirstOrThrow();
    const place = { page_id: pageId, block_id: blockId };
    await db
      .insertInto('breakout')
      .values({ ...place, ending: demoEnding, started_at: null, ended_at: null })
      .execute();
    const positions = generateNKeysBetween(null, null, demoLocks.length);
    const locks = demoLocks.map(({ pictureId, audioId, secret, hints, ...lock }, index) => ({
      ...lock,
      ...place,
      id: newId(),
      position: positions[index] ?? 'a0',
      picture_id: pictureId,
      audio_id: audioId,
      secret: JSON.stringify(secret),
      hints: JSON.stringify(hints),
    }));
    await db.insertInto('breakout_lock').values(locks).execute();
    const now = services.clock.now();
    const teams = demoTeams.map(({ name, code, opened, wrong, hints, minutes, isFinished }) => ({
      ...place,
      id: newId(),
      name,
      code,
      opened,
      lock_id: locks[opened]?.id ?? null,
      lock_started_at: now,
      wrong: 0,
      asked: 0,
      waits_until: null,
      wrong_before: wrong,
      hints_before: hints,
      started_at: new Date(now.getTime() - minutes * 60_000),
      // Whoever opens the demo a day later finds them as they were.
      paused_at: isFinished ? null : now,
      finished_at: isFinished ? now : null,
      created_at: now,
      seen_at: now,
    }));
    await db.insertInto('breakout_team').values(teams).execute();
  });
}
