import { pageProofRefusals } from './proof-refusals.ts';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { circleKinds, groupPermission, groupTypes, pageBrief, releases, visibilities } from './page.ts';

export const navigationEntry = z.object({
  id: scalars.id,
  name: z.string(),
  url: z.string(),
  position: z.string(),
  visibility: z.enum(visibilities),
  release: z.nullable(z.enum(releases)),
  /** Nobody but those who may change it sees it today: a draft, not yet, or no longer. */
  isHidden: z.boolean(),
  updatedAt: scalars.timestamp,
  parentId: z.nullable(scalars.id),
  /** Children are open in the tree. */
  expanded: z.boolean(),
  get pages() {
    return z.array(navigationEntry);
  },
});
export type NavigationEntry = z.output<typeof navigationEntry>;

/** Groups of a class and teams have their part too: the pages that are for them alone, wherever those lie. */
const navigationGroupTypes = [...groupTypes, ...circleKinds] as const;
export type NavigationGroupType = (typeof navigationGroupTypes)[number];

const navigationGroup = z.object({
  groupForType: z.enum(navigationGroupTypes),
  groupForId: scalars.id,
  name: z.string(),
  color: z.string(),
  groupPermission,
  /** Has something to show; without it only who may add a page there is told of it. */
  isVisible: z.boolean(),
  /** Where a new page for this group or team lies; for those who may make one. */
  newPages: z.optional(z.object({ groupForType: z.enum(groupTypes), groupForId: scalars.id })),
  pages: z.array(navigationEntry),
});
export type NavigationGroup = z.output<typeof navigationGroup>;

export const getNavigation = defineCall({
  summary: 'All page groups of the signed-in person, with their pages as trees; own group first.',
  method: 'GET',
  path: 'pages/navigation/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    groups: z.array(navigationGroup),
    favourites: z.array(scalars.id),
    /** Pages of pupils that wait for the release of this teacher. */
    releasesWaiting: z.int(),
    /** Pages that this person may change and that fewer people than before may read, until somebody takes note. */
    narrowed: z.array(pageBrief),
    /** This person has changed something on a page that they made; the welcome page counts from then on. */
    hasWritten: z.boolean(),
  }),
});

export const setFavourite = defineCall({
  summary: 'Mark a page as favourite, or take the mark away.',
  method: 'POST',
  path: 'pages/favourite/set',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, favourite: z.boolean() }),
  output: scalars.done,
  refusals: [...pageProofRefusals],
});

export const setExpanded = defineCall({
  summary: 'Remember whether a page shows its children in the tree.',
  method: 'POST',
  path: 'pages/navigation/expanded/set',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, expanded: z.boolean() }),
  output: scalars.done,
  refusals: [...pageProofRefusals],
});
