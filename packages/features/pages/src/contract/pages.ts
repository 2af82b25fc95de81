import { pageProofRefusals } from './proof-refusals.ts';
import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';
import { linkPassword, linkSecret } from './shared-link.ts';
import { background, circleKinds, groupTypes, page, pageBrief, pageUrl, releases, visibilities } from './page.ts';

const title = scalars.text(pageLimits.titleMaximum);

/** Who may change a page of class 3a: its teachers and the school's admin; pupils of the class read it. */
const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const getPage = defineCall({
  summary: 'One page with its blocks, by its address or its id, for whoever may read it; `link` is the secret of a shared link.',
  method: 'GET',
  path: 'pages/get/{url}',
  access: anyone,
  actors: actors(404, {
    linkHolder: 200,
    pupilOwner: 200,
    pupilSameClass: 200,
    teacherOfClass: 200,
    schoolAdminOwn: 200,
    initialPassword: 403,
  }),
  mutates: false,
  framed: true,
  input: z.strictObject({ url: z.string().check(scalars.atMost(120)), link: z.optional(linkSecret) }),
  output: page,
  refusals: ['LINK_PASSWORD_NEEDED', 'PAGE_NOT_FOUND'],
});

export const createPage = defineCall({
  summary: 'Create a page in a group, at the end of its level: empty, or with these blocks in their order.',
  method: 'POST',
  path: 'pages/create',
  access: signedIn,
  actors: signedInActors(404, { ...changers }),
  mutates: true,
  idempotent: true,
  bodyLimitBytes: pageLimits.pageBytes,
  input: z.strictObject({
    title,
    groupForType: z.enum(groupTypes),
    groupForId: scalars.id,
    parentId: z.optional(z.nullable(scalars.id)),
    /** The group of its class, or the team, for whom alone it is. */
    membersOf: z.optional(scalars.id),
    /** What the page begins with; the settings must obey their types, and files in them be those of who asks. */
    blocks: z.optional(
      z
        .array(z.strictObject({ type: z.string().check(scalars.atMost(40)), settings: z.record(z.string(), z.unknown()) }))
        .check(scalars.atMost(pageLimits.blocksPerPage)),
    ),
  }),
  output: pageBrief,
  refusals: [
    ...pageProofRefusals,
    'BLOCK_NOT_ALLOWED',
    'BLOCK_SETTINGS_INVALID',
    'BLOCK_TYPE_UNKNOWN',
    'FILE_NOT_FOUND',
    'GROUP_NOT_FOUND',
    'PARENT_IMPOSSIBLE',
    'TOO_MANY_PAGES',
    'VISIBILITY_IMPOSSIBLE',
  ],
});

/** A picture of one's own is a stored file. */
const chosenBackground = background.check(
  z.refine(({ type, value }) => type !== 'own' || scalars.id.safeParse(value).success, {
    error: 'Dieses Bild gibt es nicht.',
    path: ['value'],
  }),
);

/** `{id, field, value}` with `value` typed by `field` (house rule for generic updates). */
const change = z.discriminatedUnion('field', [
  z.strictObject({ id: scalars.id, field: z.literal('title'), value: title }),
  z.strictObject({ id: scalars.id, field: z.literal('url'), value: pageUrl }),
  z.strictObject({ id: scalars.id, field: z.literal('visibility'), value: z.enum(visibilities) }),
  /** The group of the class, or the team, whose members read it. */
  z.strictObject({ id: scalars.id, field: z.literal('members'), value: scalars.id }),
  z.strictObject({ id: scalars.id, field: z.literal('background'), value: chosenBackground }),
  z.strictObject({ id: scalars.id, field: z.literal('archived'), value: z.boolean() }),
  /** A draft is there for those who may change it. */
  z.strictObject({ id: scalars.id, field: z.literal('draft'), value: z.boolean() }),
  /** Everybody else reads it from then on, and until then. */
  z.strictObject({ id: scalars.id, field: z.literal('visibleFrom'), value: z.nullable(scalars.timestamp) }),
  z.strictObject({ id: scalars.id, field: z.literal('visibleUntil'), value: z.nullable(scalars.timestamp) }),
  z.strictObject({ id: scalars.id, field: z.literal('linkPassword'), value: z.nullable(linkPassword) }),
]);

export const updatePage = defineCall({
  summary: 'Change one property of a page.',
  method: 'POST',
  path: 'pages/update',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: change,
  output: pageBrief,
  refusals: [...pageProofRefusals, 'ADDRESS_TAKEN', 'FILE_NOT_FOUND', 'GROUP_NOT_FOUND', 'VISIBILITY_IMPOSSIBLE'],
});

export const movePage = defineCall({
  summary: 'Move a page under another parent of its group and behind a sibling (null: to the top).',
  method: 'POST',
  path: 'pages/move',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id, parentId: z.nullable(scalars.id), afterId: z.nullable(scalars.id) }),
  output: scalars.done,
  refusals: [...pageProofRefusals, 'PARENT_IMPOSSIBLE'],
});

export const deletePage = defineCall({
  summary: 'Put a page and the pages below it into the trash, where they stay for 60 days.',
  method: 'POST',
  path: 'pages/delete',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...pageProofRefusals],
});

export const restorePage = defineCall({
  summary: 'Take a page out of the trash, together with those that went in with it.',
  method: 'POST',
  path: 'pages/restore',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: pageBrief,
  refusals: [...pageProofRefusals],
});

export const getFraming = defineCall({
  summary: 'Websites that may show this page in a frame; empty for pages that are not public, and for unknown ones.',
  method: 'GET',
  path: 'pages/framing/get/{url}',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  framed: true,
  personal: false,
  input: z.strictObject({ url: z.string().check(scalars.atMost(120)) }),
  output: z.object({ origins: z.array(z.string()) }),
});

const shelved = z.object({
  ...pageBrief.shape,
  groupName: z.string(),
  at: scalars.timestamp,
  /** False for pages of an archived class: they are read where they are. */
  restorable: z.boolean(),
});

export const listShelved = defineCall({
  summary:
    'Pages in the archive or in the trash that the caller may bring back, newest first, 50 at a time; the archive has those of archived classes too.',
  method: 'GET',
  path: 'pages/shelved/{shelf}',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: z.strictObject({ shelf: z.enum(['archive', 'trash']), before: z.optional(scalars.timestamp) }),
  output: z.object({ pages: z.array(shelved), more: z.boolean() }),
});

/** A group or team whose members a page can be for. */
const circle = z.object({
  id: scalars.id,
  kind: z.enum(circleKinds),
  name: z.string(),
  size: z.number(),
  /** Who it is, in a group of the own class. */
  names: z.array(z.string()),
});
export type Circle = z.output<typeof circle>;

export const sharing = z.object({
  visibility: z.enum(visibilities),
  /** How far this page can be shared, narrowest first. */
  offered: z.array(z.enum(visibilities)),
  circles: z.array(circle),
  /** The chosen one of them; null: none, or one that is no more. */
  members: z.nullable(scalars.id),
  /** Pupils of the class whose page it is. */
  classSize: z.nullable(z.number()),
  /** First names of children that stand in its words, as far as a program finds them. */
  childrenNamed: z.array(z.string()),
  release: z.nullable(z.enum(releases)),
  /** Secret of the shared link while one is live; only those who may change the page get it. */
  link: z.nullable(z.string()),
  /** The code of its short address; null: it has none. */
  shortCode: z.nullable(z.string()),
  /** What the link asks for; null: nothing. */
  linkPassword: z.nullable(z.string()),
  schoolId: z.nullable(scalars.id),
  embedOrigins: z.array(z.string()),
  canSetEmbedOrigins: z.boolean(),
});

export const getSharing = defineCall({
  summary: 'How a page is shared: visibility, live link, and the websites that may embed pages of its school.',
  method: 'GET',
  path: 'pages/sharing/get/{id}',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: sharing,
  refusals: [...pageProofRefusals],
});

export const setLink = defineCall({
  summary: 'Make a new shared link (the old one dies), or end the sharing by link.',
  method: 'POST',
  path: 'pages/sharing/link/set',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id, live: z.boolean() }),
  output: z.object({ link: z.nullable(z.string()) }),
  refusals: [...pageProofRefusals],
});
