import { isOfMyClasses, type Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A box of one's own no longer opens the set of somebody else: it reads what is public, and nothing when its author takes that back. */
export const narrowOwnBoxes: Migration = {
  name: '2026-12-20-flashcards-own-box',
  async up(db) {
    await sql
      .raw(
        `create or replace function wall.is_in_my_flashcards(id text) returns boolean language plpgsql stable parallel safe cost 20 as $$ begin
          return exists (select from flashcard_box box where box.set_id = is_in_my_flashcards.id and ${isOfMyClasses('box.class_id')});
        end $$`,
      )
      .execute(db);
  },
};
