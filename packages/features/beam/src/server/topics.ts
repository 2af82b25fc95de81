import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { proveClass, type SchoolsTables } from '@pausenplatz/schools/server';
import { beamTopic } from '../contract/index.ts';

/** Who is in the class may listen. */
const members: TopicGuard = (services, actor, classId) =>
  proveClass({ db: ownTables<SchoolsTables>(services.db), actor }, classId, 'read').then(
    () => true,
    () => false,
  );

export const beamTopics = { [beamTopic.kind]: members };
