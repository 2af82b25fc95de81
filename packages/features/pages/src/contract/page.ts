import { shownFile } from '@pausenplatz/documents/contract';
import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';

/** Whom a group of pages belongs to. */
export const groupTypes = ['user', 'class', 'school'] as const;
export type GroupType = (typeof groupTypes)[number];

/** groupPermission: 0 none, 1 read, 2 write, 3 admin. */
export const groupPermission = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type GroupPermission = z.output<typeof groupPermission>;

/** Who may read a page besides those who may change it; `class` is the class of the pupil whose page it is, `members` those of one group or team. */
export const visibilities = ['group', 'class', 'members', 'school', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** A group of a class, or a team of a school. */
export const circleKinds = ['group', 'team'] as const;
export type CircleKind = (typeof circleKinds)[number];

/** A pupil's wish to share a page further than with the class: it waits for a teacher, was granted, or was refused or taken back. */
export const releases = ['waiting', 'released', 'declined'] as const;
export type Release = (typeof releases)[number];

/** Page backgrounds of the specification, section 2. `color`, `gradient`, `pattern` and `picture` carry a value, `own` the id of a picture. */
const backgroundTypes = [
  'pages',
  'tools',
  'learn',
  'yellow',
  'color',
  'pattern',
  'picture',
  'user',
  'own',
  'weekly',
  'page',
  'gradient',
] as const;
export const background = z.strictObject({
  type: z.enum(backgroundTypes),
  value: z.optional(z.string().check(scalars.atMost(64), z.regex(/^[A-Za-z0-9_#-]*$/))),
});
export type Background = z.output<typeof background>;

/** The file that lies behind a page, where it is a picture of one's own. */
export const fileBehind = ({ type, value }: Background): string | null => (type === 'own' && value !== undefined ? value : null);

/** The part of an address after /seite/: lower-case words joined by hyphens. */
export const pageUrl = z
  .string()
  .check(scalars.atMost(pageLimits.urlMaximum), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Nur Kleinbuchstaben, Zahlen und Bindestriche.'));

export const person = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
export const lock = z.object({ holder: person, since: scalars.timestamp });

/** Over the whole width of the page, or in one of two columns; on narrow screens and on paper there is one. */
export const blockPlaces = ['full', 'left', 'right'] as const;
export type BlockPlace = (typeof blockPlaces)[number];

export const block = z.object({
  id: scalars.id,
  type: z.string(),
  version: z.number(),
  position: z.string(),
  place: z.enum(blockPlaces),
  /** Obeys the settings schema of its type; checked by the server at every write. */
  settings: z.record(z.string(), z.unknown()),
  /** Cannot be read any more and holds no settings here; only who changes the page sees that there is something. */
  isDamaged: z.optional(z.boolean()),
});
export type Block = z.output<typeof block>;

export const pageBrief = z.object({ id: scalars.id, name: z.string(), url: z.string() });
export type PageBrief = z.output<typeof pageBrief>;

export const page = z.object({
  id: scalars.id,
  url: z.string(),
  title: z.string(),
  groupForType: z.enum(groupTypes),
  /** Null for who may not learn whose page it is: visitors never see the id or the name of a child. */
  groupForId: z.nullable(scalars.id),
  groupName: z.string(),
  groupPermission,
  visibility: z.enum(visibilities),
  /** Where a pupil's wish to share it further stands; for the pupil and the teachers of the class. */
  release: z.nullable(z.enum(releases)),
  /** The reader decides about that wish. */
  mayRelease: z.boolean(),
  /** May end the sharing, also where nothing else may be changed. */
  mayUnpublish: z.boolean(),
  /** May take a copy along, also of a page that is only read by now. */
  mayCopy: z.boolean(),
  /** Belongs to the page, where others may merely read it. */
  isMember: z.boolean(),
  /** Only those who may change it see it so far. */
  draft: z.boolean(),
  /** When everybody else reads it; for those who may change it. */
  visibleFrom: z.nullable(scalars.timestamp),
  visibleUntil: z.nullable(scalars.timestamp),
  /** The page, or its class, stands in the archive: it is read, not changed. */
  isArchived: z.boolean(),
  /** Fewer people than before may read it, which those who may change it have not taken note of yet. */
  narrowed: z.boolean(),
  background,
  /** Pages above this one, outermost first, for those that the reader may open. */
  breadcrumb: z.array(pageBrief),
  children: z.array(pageBrief),
  /** In their order; `isBefore` says of each that it comes before this page. */
  siblings: z.array(z.extend(pageBrief, { isBefore: z.optional(z.boolean()) })),
  /** Counts every change; an older hub event than this can be dropped. */
  revision: z.number(),
  blocks: z.array(block),
  /** What holds for foreign services on it, where they do not load on a press. */
  services: z.record(z.string(), z.enum(['allowed', 'forbidden'])),
  /** What the blocks show, by id. */
  files: z.record(z.string(), shownFile),
  updatedAt: scalars.timestamp,
});
export type Page = z.output<typeof page>;
