import { asSystem, ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { homeworkShareTopic, homeworkTeachersTopic, homeworkTopic } from '../contract/index.ts';
import { type PlanRole, provePlan } from './scope.ts';
import type { HomeworkTables } from './tables.ts';

const reads =
  (...roles: PlanRole[]): TopicGuard =>
  (services, actor, classId) =>
    provePlan({ db: ownTables<HomeworkTables>(services.db), actor }, classId).then(
      (scope) => roles.includes(scope.as),
      () => false,
    );

export const homeworkTopics: Readonly<Record<string, TopicGuard>> = {
  [homeworkTopic.kind]: reads('teacher', 'pupil'),
  [homeworkTeachersTopic.kind]: reads('teacher'),
  // The id of a share is told only to those who showed its secret; what it says is that something changed.
  [homeworkShareTopic.kind]: async (services, _actor, id) => {
    const db = ownTables<HomeworkTables>(services.db);
    const share = await asSystem(() =>
      db
        .selectFrom('homework_share')
        .innerJoin('school_class', 'school_class.id', 'homework_share.class_id')
        .select('homework_share.id')
        .where('homework_share.id', '=', id)
        .where('school_class.deleted_at', 'is', null)
        .where('school_class.archived_at', 'is', null)
        .executeTakeFirst(),
    );
    return share !== undefined;
  },
};
