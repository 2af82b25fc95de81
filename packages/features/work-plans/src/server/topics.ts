import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { planAssignmentTopic, planTopic } from '../contract/index.ts';
import { proveAssignment, provePlan } from './scope.ts';
import type { WorkPlansTables } from './tables.ts';

const readers: TopicGuard = (services, actor, id) =>
  provePlan({ db: ownTables<WorkPlansTables>(services.db), actor }, { id }).then(
    () => true,
    () => false,
  );

const teachers: TopicGuard = (services, actor, id) =>
  proveAssignment({ db: ownTables<WorkPlansTables>(services.db), actor }, id).then(
    (scope) => scope.as === 'teacher',
    () => false,
  );

export const workPlansTopics: Readonly<Record<string, TopicGuard>> = {
  [planTopic.kind]: readers,
  [planAssignmentTopic.kind]: teachers,
};
