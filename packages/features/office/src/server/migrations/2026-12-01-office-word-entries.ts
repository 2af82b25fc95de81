import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Entries from before words were kept get the names of today, and the classes that their ids tell of; what is not known stays empty. */
export const wordEntries: Migration = {
  name: '2026-12-01-office-word-entries',
  async up(db) {
    const keep = (part: string, kind: string, id: string, from: string) =>
      sql`insert into audit.words (entry, scope_id, part, place, kind, named_id, person_id, words)
        select entry.number, entry.scope_id, ${sql.lit(part)}, 0, ${sql.lit(kind)}, ${sql.raw(id)},
          ${kind === 'person' ? sql.raw(id) : sql`null`}, ${sql.raw(words[kind] ?? `''`)}
        from audit.entry ${sql.raw(from)}`.execute(db);
    await keep('actor', 'person', 'entry.actor_id', joined('person', 'entry.actor_id') + ` where entry.actor_id is not null`);
    for (const kind of ['person', 'class', 'school'])
      await keep('about', kind, 'entry.subject_id', `${joined(kind, 'entry.subject_id')} where entry.subject_kind = '${kind}'`);
    // What was erased or removed kept its name in the entry itself.
    await sql`update audit.words set words = left(entry.details::jsonb ->> 'name', 400) from audit.entry
      where entry.number = words.entry and words.part = 'about' and words.words = '' and entry.details::jsonb ? 'name'`.execute(db);
    const placed = `entry.action in ('pupil.move', 'pupil.restore', 'teacher.add')`;
    await keep('is', 'class', toClass, `${joined('class', toClass)} where ${toClass} is not null and ${placed}`);
    await keep('was', 'class', fromClass, `${joined('class', fromClass)} where ${fromClass} is not null`);
  },
};

const toClass = `coalesce(entry.details::jsonb ->> 'to', entry.details::jsonb ->> 'class')`;
const fromClass = `(case when entry.action = 'pupil.move' then entry.details::jsonb ->> 'from'
  when entry.action in ('pupil.leave', 'pupil.archive', 'pupil.trash', 'teacher.remove', 'handover.offer') then entry.details::jsonb ->> 'class' end)`;

const words: Readonly<Record<string, string>> = {
  person: `coalesce(person.first_name || ' ' || person.last_name, '')`,
  class: `coalesce(class.name, '')`,
  school: `coalesce(school.name, '')`,
};

const tables: Readonly<Record<string, string>> = { person: 'user_account', class: 'school_class', school: 'school' };
const joined = (kind: string, id: string): string => `left join ${tables[kind] ?? ''} ${kind} on ${kind}.id = ${id}`;
