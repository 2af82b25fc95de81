import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { storedFile } from '@pausenplatz/documents/contract';
import * as z from 'zod/mini';
import { drawnIcon, emojiIcon } from './chosen-icon.ts';
import { iconsLimits } from './limits.ts';

const search = z.strictObject({
  /** German words; every one of them begins a word of the icon. */
  search: z.optional(scalars.optionalText(iconsLimits.search)),
  /** One of the groups that the answer names; without it and without words the first. */
  group: z.optional(z.string().check(scalars.atMost(40))),
});
const groups = z.array(z.object({ id: z.string(), name: z.string() }));
const found = <Icon extends z.ZodMiniType>(icon: Icon) => z.object({ groups, icons: z.array(icon), hasMore: z.boolean() });

const reading = { method: 'GET', access: signedIn, actors: signedInActors(200), mutates: false, input: search, refusals: [] } as const;

export const getFaIcons = defineCall({
  ...reading,
  summary: 'Icons of Font Awesome with their German words: of a group, or found by words.',
  path: 'icon/fa/get',
  output: found(drawnIcon),
});

export const getBrandIcons = defineCall({
  ...reading,
  summary: 'Signs of brands of Font Awesome: of a group, or found by their names.',
  path: 'icon/fa-brands/get',
  output: found(drawnIcon),
});

export const getEmojis = defineCall({
  ...reading,
  summary: 'Emojis with their German words: of a group, or found by words.',
  path: 'icon/emojis/get',
  output: found(emojiIcon),
});

export const getPausenplatzIcons = defineCall({
  ...reading,
  summary: 'The icons of our own: all of them, or found by words.',
  path: 'icon/pausenplatz/get',
  output: found(drawnIcon),
});

const ownIcon = z.object({ label: z.string(), file: storedFile });
export type OwnIcon = z.output<typeof ownIcon>;

export const getUserIcons = defineCall({
  summary: 'The pictures that somebody keeps as icons, newest first; only their own.',
  method: 'GET',
  path: 'icon/getusericons',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ icons: z.array(ownIcon) }),
  refusals: [],
});

export const addUserIcon = defineCall({
  summary: 'Keep an uploaded picture of one’s own as an icon, or change its words.',
  method: 'POST',
  path: 'icon/addusericon',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ fileId: scalars.id, label: scalars.optionalText(iconsLimits.label) }),
  output: z.object({ icon: ownIcon }),
  refusals: ['ICON_NOT_FOUND', 'ICONS_FULL'],
});

export const deleteUserIcon = defineCall({
  summary: 'Keep a picture as an icon no longer; where it is shown already, it stays.',
  method: 'POST',
  path: 'icon/deleteusericon',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  /** The id of its file. */
  input: z.strictObject({ icon: scalars.id }),
  output: scalars.done,
  refusals: ['ICON_NOT_FOUND'],
});
