import type { TopicGuard } from '@pausenplatz/kernel-server';
import { schoolTopic } from '../contract/index.ts';

/** Teachers and admins hear what concerns their school; pupils hear what concerns their classes from the features. */
const maySchool: TopicGuard = async (_services, actor, schoolId) =>
  actor.kind === 'user' &&
  (actor.adminSchoolIds.includes(schoolId) || (actor.roles.includes('Teacher') && actor.schoolIds.includes(schoolId)));

export const schoolsTopics: Readonly<Record<string, TopicGuard>> = { [schoolTopic.kind]: maySchool };
