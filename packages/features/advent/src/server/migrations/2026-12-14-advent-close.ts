import { isMine, isOfMyClasses, type Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** The doors of a public calendar were there for every query of everybody, closed ones too. Now they are for those who may also change them. */
export const closeDoors: Migration = {
  name: '2026-12-14-advent-close',
  async up(db) {
    const own = [isMine('kept.owner_id'), isOfMyClasses('kept.class_id')].join(' or ');
    await sql
      .raw(
        `alter policy wall on advent_door using (wall.is_open() or exists (
          select from advent_calendar kept where kept.id = advent_door.calendar_id and (${own})))`,
      )
      .execute(db);
  },
};
