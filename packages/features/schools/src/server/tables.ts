import type { Generated } from 'kysely';
import type { AdminMode, ClassColor, JoinRequestState, SchoolGroupKind, SchoolMemberKind, SecondFactorRule } from '../contract/index.ts';

/** Tables of the foundation: schools, classes and who belongs to them. Other features may read them, only this one writes. */
export interface SchoolsTables {
  school: {
    id: string;
    parent_id: string | null;
    name: string;
    place: string;
    admin_mode: Generated<AdminMode>;
    second_factor: Generated<SecondFactorRule>;
    /** How long first passwords are valid once they are handed out. */
    first_password_weeks: Generated<number>;
    /** When the operator confirmed the school, or a school above it; null: nobody has yet (decisions 2.16). */
    confirmed_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
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
  /** `class_id` is null for a team, whose members come from any class of the school. */
  school_group: {
    id: string;
    school_id: string;
    class_id: string | null;
    kind: SchoolGroupKind;
    name: string;
    created_by: string;
    created_at: Generated<Date>;
  };
  group_member: { group_id: string; user_id: string };
  /** A group or team in the trash, with everybody who was in it; it comes back under its own id. */
  deleted_group: {
    id: string;
    school_id: string;
    class_id: string | null;
    kind: SchoolGroupKind;
    name: string;
    created_by: string;
    created_at: Date;
    user_ids: string[];
    deleted_at: Date;
  };
  /** Who administered a school until a short while ago, and may be made an admin again without an invitation. */
  former_admin: { school_id: string; user_id: string; removed_at: Date };
  /** Who was taken out of a class by hand a short while ago, and is found there again. */
  former_pupil: { class_id: string; user_id: string; removed_at: Date };
  join_request: {
    id: string;
    school_id: string;
    user_id: string;
    message: string;
    state: Generated<JoinRequestState>;
    reason: string | null;
    answered_by: string | null;
    answered_at: Date | null;
    created_at: Generated<Date>;
  };
}
