import type { Migration } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';

/**
 * Whoever changes what decides over a page, in whichever feature and in whichever way, makes the hub ask again who may listen to it:
 * the page, the class it belongs to or was released for, the places and the account of its owner.
 */
export const revokePages: Migration = {
  name: '2026-11-23-pages-revoke',
  async up(db) {
    await sql`create function page_ask_again(ids text[]) returns void language sql as $$
      select pg_notify('pausenplatz_topic_changed', topic || id) from unnest(ids) id, unnest(array['page:', 'page-edit:']) topic $$`.execute(
      db,
    );
    await triggerOn(db, {
      name: 'page_changed',
      when: `update of visibility, archived_at, deleted_at, release, release_class_id on page`,
      ids: 'array[old.id]',
    });
    await triggerOn(db, { name: 'page_gone', when: 'delete on page', ids: 'array[old.id]' });
    await triggerOn(db, {
      name: 'page_class_changed',
      when: 'update of archived_at, deleted_at on school_class',
      ids: `array(select id from page where group_type = 'class' and group_id = old.id union select id from page where release_class_id = old.id)`,
    });
    const ofPerson = (column: string) => `array(select id from page where group_type = 'user' and group_id = old.${column})`;
    await triggerOn(db, { name: 'page_pupil_moved', when: 'delete on class_pupil', ids: ofPerson('user_id') });
    await triggerOn(db, { name: 'page_member_left', when: 'delete on school_member', ids: ofPerson('user_id') });
    await triggerOn(db, { name: 'page_owner_left', when: 'update of deleted_at, disabled_at, roles on user_account', ids: ofPerson('id') });
  },
};

async function triggerOn(db: Kysely<never>, { name, when, ids }: { readonly [Key in 'name' | 'when' | 'ids']: string }): Promise<void> {
  await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin perform page_ask_again(${sql.raw(ids)}); return null; end $$`.execute(db);
  await sql`create trigger ${sql.raw(name)} after ${sql.raw(when)} for each row execute function ${sql.raw(name)}()`.execute(db);
}
