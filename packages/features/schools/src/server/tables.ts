import type { Generated } from 'kysely';
import type { ClassColor, SchoolMemberKind } from '../contract/index.ts';

/** Tables of the foundation: schools, classes and who belongs to them. Other features may read them, only this one writes. */
export interface SchoolsTables {
  school: { id: string; parent_id: string | null; name: string; place: string; created_at: Generated<Date> };
  school_member: { school_id: string; user_id: string; kind: SchoolMemberKind };
  school_class: {
    id: string;
    school_id: string;
    name: string;
    color: ClassColor;
    archived_at: Date | null;
    deleted_at: Date | null;
    created_at: Generated<Date>;
  };
  class_teacher: { class_id: string; user_id: string };
  class_pupil: { class_id: string; user_id: string; number: number };
}
