import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { proveClass, type SchoolsTables } from '@pausenplatz/schools/server';
import { vocabularyTopic } from '../contract/index.ts';

/** Who belongs to the class may listen. */
const readers: TopicGuard = (services, actor, classId) =>
  proveClass({ db: ownTables<SchoolsTables>(services.db), actor }, classId, 'read').then(
    () => true,
    () => false,
  );

export const vocabularyTopics = { [vocabularyTopic.kind]: readers };
