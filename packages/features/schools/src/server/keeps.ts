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
    'school_member.user_id': { erased: 'row', told: 'schools' },
    'class_teacher.user_id': { erased: 'row', told: 'classes' },
    'class_pupil.user_id': { erased: 'row', told: 'classes' },
    'group_member.user_id': { erased: 'row', told: 'groups' },
    'join_request.user_id': { erased: 'row', told: 'joinRequests' },
    'join_request.message': { erased: 'withRow', told: 'joinRequests' },
    'join_request.answered_by': { erased: 'null', untold: 'is about somebody else; that one answered stands in the log' },
    'former_admin.user_id': { erased: 'row', untold: `${trash}; that somebody was an admin stands in the log` },
    'former_pupil.user_id': { erased: 'row', untold: `${trash}; that somebody was taken out of a class stands in the log` },
    // Groups stay with the school; nobody is named any more.
    'school_group.created_by': { erased: 'nobody', untold: 'is the school’s' },
    'deleted_group.created_by': { erased: 'nobody', untold: 'is the school’s' },
    'deleted_group.user_ids': { erased: 'fromList', untold: trash },
    'wall.place.user_id': { erased: { follows: 'school_member.user_id' }, untold: 'repeats school_member' },
    'wall.class_place.user_id': { erased: { follows: 'class_pupil.user_id' }, untold: 'repeats class_teacher and class_pupil' },
  },
  classes: {
    'group_member.group_id': { erased: { below: 'school_group.class_id' }, told: 'groups' },
    'school_group.class_id': { erased: 'row', told: 'groups' },
    'deleted_group.class_id': { erased: 'row', untold: trash },
    'class_pupil.class_id': { erased: 'row', told: 'pupils' },
    'former_pupil.class_id': { erased: 'row', untold: trash },
    'class_teacher.class_id': { erased: 'row', told: 'teachers' },
    'school_class.id': { erased: 'row', told: 'class' },
    'school_class.name': { erased: 'withRow', told: 'class' },
    'wall.class.id': { erased: { follows: 'school_class.id' }, untold: 'repeats school_class' },
    'wall.class_place.class_id': { erased: { follows: 'class_pupil.class_id' }, untold: 'repeats class_teacher and class_pupil' },
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
