import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { passwordsLimits as limits } from './limits.ts';
import {
  anyPerson,
  classItem,
  classPeople,
  classTeachers,
  itemFields,
  keptItem,
  passwordGroup,
  people,
  secret,
  userName,
} from './shapes.ts';
import { sealed, vaultFace, vaultItem } from './vault-shapes.ts';

const version = z.int().check(z.gte(1), z.lte(1_000_000));
const switches = { pupilCanEdit: z.boolean(), teacherCanSee: z.boolean() } as const;

/** What somebody keeps for themselves: an adult in a vault that only they open, a child with the server. */
export const getMyItems = defineCall({
  summary: 'One’s own entries: an adult’s as sealed texts that the server cannot read, a child’s without their passwords.',
  method: 'GET',
  path: 'passwordsafe/getmyitems',
  access: people,
  actors: anyPerson,
  mutates: false,
  input: z.strictObject({}),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('vault'), vault: z.nullable(vaultFace), items: z.array(vaultItem) }),
    z.object({ kind: z.literal('kept'), items: z.array(keptItem), groups: z.array(passwordGroup), former: z.array(keptItem) }),
  ]),
});

export const getItems = defineCall({
  summary: 'The accounts of a living class: every row for its teachers, the own one for a child; passwords for nobody.',
  method: 'GET',
  path: 'passwordsafe/getitems',
  access: people,
  actors: classPeople,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({
    isTeacher: z.boolean(),
    className: z.string(),
    groups: z.array(passwordGroup),
    items: z.array(classItem),
    /** The children of today, for those who teach them. */
    pupils: z.array(z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() })),
  }),
  refusals: [...classReadRefusals, 'CLASS_ARCHIVED'],
});
export type ClassPupil = z.output<typeof getItems.output>['pupils'][number];

export const addItem = defineCall({
  summary:
    'Add an entry under an id of the caller’s: to a class that one teaches, to a child’s own, or sealed to an adult’s vault. Sent twice it is there once.',
  method: 'POST',
  path: 'passwordsafe/add',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('class'), id: scalars.id, classId: scalars.id, ...itemFields, ...switches }),
    z.strictObject({ scope: z.literal('mine'), id: scalars.id, ...itemFields, userName, secret }),
    z.strictObject({ scope: z.literal('vault'), id: scalars.id, sealed }),
  ]),
  output: z.object({ id: scalars.id }),
  refusals: [
    ...classWriteRefusals,
    'PASSWORD_FORBIDDEN',
    'PASSWORD_GROUP_NOT_FOUND',
    'PASSWORD_ID_TAKEN',
    'PASSWORDS_FULL',
    'VAULT_NOT_FOUND',
  ],
});

const rowChange = {
  userName: z.optional(userName),
  secret: z.optional(secret),
} as const;

/** What is left out stays as somebody else has it by now. */
const classChange = {
  title: z.optional(itemFields.title),
  url: z.optional(itemFields.url),
  icon: z.optional(itemFields.icon),
  groupId: z.optional(itemFields.groupId),
  pupilCanEdit: z.optional(switches.pupilCanEdit),
  teacherCanSee: z.optional(switches.teacherCanSee),
} as const;

export const editItem = defineCall({
  summary:
    'Change an entry of a class, one row of it, an own entry of a child, or a sealed one; a version that somebody else has changed meanwhile is refused.',
  method: 'POST',
  path: 'passwordsafe/edit',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('class'), id: scalars.id, ...classChange }),
    z.strictObject({
      scope: z.literal('row'),
      id: scalars.id,
      userId: scalars.id,
      /** From which the change began; 0 where there was nothing. */
      version: z.int().check(z.gte(0), z.lte(1_000_000)),
      ...rowChange,
      isHidden: z.optional(z.boolean()),
    }),
    z.strictObject({ scope: z.literal('mine'), id: scalars.id, version, ...itemFields, ...rowChange }),
    /** `version` is the new one, which the seal is made for. */
    z.strictObject({ scope: z.literal('vault'), id: scalars.id, version, sealed }),
  ]),
  output: z.object({ version: z.int() }),
  refusals: [
    ...classWriteRefusals,
    'PASSWORD_CHANGED',
    'PASSWORD_FORBIDDEN',
    'PASSWORD_GROUP_NOT_FOUND',
    'PASSWORD_ITEM_NOT_FOUND',
    'PASSWORD_PUPIL_UNKNOWN',
    'PASSWORD_SIGHT_IS_OFF',
    'PASSWORDS_FULL',
  ],
});

export const deleteItem = defineCall({
  summary: 'Put an entry with all its rows into the trash, or fetch it back from there within sixty days.',
  method: 'POST',
  path: 'passwordsafe/delete',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, isDeleted: z._default(z.boolean(), true) }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PASSWORD_ITEM_NOT_FOUND', 'PASSWORDS_FULL'],
});

export const fillColumn = defineCall({
  summary: 'Write names and passwords of many children of an entry at once, exactly those that were shown before.',
  method: 'POST',
  path: 'passwordsafe/fill',
  access: people,
  actors: classTeachers,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    rows: z.array(z.strictObject({ userId: scalars.id, ...rowChange })).check(z.minLength(1), scalars.atMost(limits.rows)),
  }),
  output: z.object({ count: z.int() }),
  refusals: [...classWriteRefusals, 'PASSWORD_ITEM_NOT_FOUND', 'PASSWORD_PUPIL_UNKNOWN'],
});
