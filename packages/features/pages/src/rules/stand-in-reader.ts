import type { PageReader } from '../contract/index.ts';
import { nobody, type PageOwnership, type Reader } from './page-permission.ts';

type Belonging = Pick<PageOwnership, 'groupType' | 'groupId' | 'schoolIds' | 'pupilClassIds'>;

/** Owns nothing, taught nothing: nobody has this id. */
const somebody = 'somebody';

/** A reader of this kind who stands in for all of them: it has what belongs to the kind, and nothing that is a person's own. */
export function standInReader(kind: PageReader, page: Belonging): Reader {
  switch (kind) {
    case 'pupil':
      return { ...nobody, userId: somebody, schoolIds: page.schoolIds, attendsClassIds: classesOf(page) };
    case 'link':
      return { ...nobody, hasLink: true };
    case 'everybody':
      return nobody;
  }
}

/** The classes whose pupils are meant; of a pupil's own page they are that pupil's. */
function classesOf({ groupType, groupId, pupilClassIds }: Belonging): readonly string[] {
  return groupType === 'class' ? [groupId] : (pupilClassIds ?? []);
}
