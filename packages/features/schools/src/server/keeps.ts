import { keepsOf } from '@pausenplatz/kernel-server';
import type { SchoolsTables } from './tables.ts';

/** Copies of who belongs where, which the database keeps for row-level security. */
interface WallTables {
  'wall.place': { user_id: string; school_id: string; kind: string };
  'wall.class': { id: string; school_id: string };
  'wall.class_place': { class_id: string; user_id: string; kind: string };
}

const trash = 'lies in the trash and ends by itself after sixty days';

/** Where people and classes stand in schools. The class itself goes last of all; its people keep their accounts and stay at the school. */
export const schoolsKeeps = keepsOf<SchoolsTables & WallTables>()({
  people: {
    'school_member.user_id': { erased: 'row', exportedAs: 'schools' },
    'class_teacher.user_id': { erased: 'row', exportedAs: 'classes' },
    'class_pupil.user_id': { erased: 'row', exportedAs: 'classes' },
    'group_member.user_id': { erased: 'row', exportedAs: 'groups' },
    'join_request.user_id': { erased: 'row', exportedAs: 'joinRequests' },
    'join_request.message': { erased: 'withRow', exportedAs: 'joinRequests' },
    'join_request.answered_by': { erased: 'null', notExported: 'is about somebody else; that one answered stands in the log' },
    'former_admin.user_id': { erased: 'row', notExported: `${trash}; that somebody was an admin stands in the log` },
    'former_pupil.user_id': { erased: 'row', notExported: `${trash}; that somebody was taken out of a class stands in the log` },
    // Groups stay with the school; nobody is named any more.
    'school_group.created_by': { erased: 'nobody', notExported: 'is the school’s' },
    'deleted_group.created_by': { erased: 'nobody', notExported: 'is the school’s' },
    'deleted_group.user_ids': { erased: 'fromList', notExported: trash },
    'wall.place.user_id': { erased: { follows: 'school_member.user_id' }, notExported: 'repeats school_member' },
    'wall.class_place.user_id': { erased: { follows: 'class_pupil.user_id' }, notExported: 'repeats class_teacher and class_pupil' },
  },
  classes: {
    'group_member.group_id': { erased: { below: 'school_group.class_id' }, exportedAs: 'groups' },
    'school_group.class_id': { erased: 'row', exportedAs: 'groups' },
    'deleted_group.class_id': { erased: 'row', notExported: trash },
    'class_pupil.class_id': { erased: 'row', exportedAs: 'pupils' },
    'former_pupil.class_id': { erased: 'row', notExported: trash },
    'class_teacher.class_id': { erased: 'row', exportedAs: 'teachers' },
    'school_class.id': { erased: 'row', exportedAs: 'class' },
    'school_class.name': { erased: 'withRow', exportedAs: 'class' },
    'wall.class.id': { erased: { follows: 'school_class.id' }, notExported: 'repeats school_class' },
    'wall.class_place.class_id': { erased: { follows: 'class_pupil.class_id' }, notExported: 'repeats class_teacher and class_pupil' },
  },
  neither: {
    school: ['id', 'parent_id', 'name', 'place', 'admin_mode', 'second_factor'],
    school_member: ['school_id', 'kind'],
    school_class: ['school_id', 'color'],
    school_group: ['id', 'school_id', 'kind', 'name'],
    deleted_group: ['id', 'school_id', 'kind', 'name'],
    former_admin: ['school_id'],
    join_request: ['id', 'school_id', 'state', 'reason'],
    'wall.place': ['school_id', 'kind'],
    'wall.class': ['school_id'],
    'wall.class_place': ['kind'],
  },
});
