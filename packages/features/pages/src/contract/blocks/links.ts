import { chosenIcon, fileOfIcon } from '@pausenplatz/icons/contract';
import { defineBlock, scalars, webAddress } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from '../limits.ts';
import { blockMessages, blockTexts } from './texts.data.ts';

const everyone = { pro: false, pupil: true, private: true, settings: true } as const;

/** Colours of the palette by name; the theme knows their shades. */
export const tileColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;

const link = {
  id: z.string().check(z.minLength(1), scalars.atMost(32)),
  title: scalars.text(pageLimits.linkTitleMaximum),
  url: webAddress(blockMessages.linkImpossible),
} as const;

/** Instead of the icon; what it shows is for those who do not see it. */
const tilePicture = z.strictObject({ fileId: scalars.id, alt: scalars.optionalText(300) });

export const linkListBlock = defineBlock({
  type: 'LinkList',
  version: 1,
  ...blockTexts.LinkList,
  group: 'Links und Dokumente',
  position: 1,
  flags: everyone,
  settings: z.strictObject({
    links: z
      .array(
        z.strictObject({
          ...link,
          description: z._default(scalars.optionalText(300), ''),
          /** The sign of the website, kept by us. */
          iconId: z.optional(scalars.id),
        }),
      )
      .check(scalars.atMost(pageLimits.linksPerBlock)),
  }),
  empty: { links: [] },
  filesIn: ({ links }) => links.flatMap(({ iconId }) => (iconId === undefined ? [] : [iconId])),
  shows: (settings) => (settings.links.length === 0 ? [] : ['links']),
  wordsIn: (settings) => settings.links.map((one) => `${one.title} ${one.description}`).join('\n'),
});

export const linkButtonsListBlock = defineBlock({
  type: 'LinkButtonsList',
  version: 1,
  ...blockTexts.LinkButtonsList,
  group: 'Links und Dokumente',
  position: 3,
  flags: everyone,
  settings: z.strictObject({
    /** Side by side as far as there is room, or one below the other. */
    look: z.enum(['row', 'stack']),
    buttons: z
      .array(
        z.strictObject({
          ...link,
          color: z.enum(tileColors),
          icon: chosenIcon,
          /** Opens this file; its address is that of the file's own screen then. */
          fileId: z.optional(scalars.id),
        }),
      )
      .check(scalars.atMost(pageLimits.linksPerBlock)),
  }),
  empty: { look: 'row', buttons: [] },
  filesIn: ({ buttons }) => buttons.flatMap(({ icon, fileId }) => [...fileOfIcon(icon), ...(fileId === undefined ? [] : [fileId])]),
  shows: ({ buttons }) => (buttons.length === 0 ? [] : ['links']),
  wordsIn: ({ buttons }) => buttons.map(({ title }) => title).join('\n'),
});

export const linkTilesListBlock = defineBlock({
  type: 'LinkTilesList',
  version: 1,
  ...blockTexts.LinkTilesList,
  group: 'Links und Dokumente',
  position: 2,
  flags: everyone,
  settings: z.strictObject({
    size: z.enum(['small', 'medium', 'large']),
    tiles: z
      .array(
        z.strictObject({
          ...link,
          color: z.enum(tileColors),
          icon: chosenIcon,
          picture: z.optional(tilePicture),
          /** Opens this file; its address is that of the file's own screen then. */
          fileId: z.optional(scalars.id),
        }),
      )
      .check(scalars.atMost(pageLimits.linksPerBlock)),
  }),
  empty: { size: 'large', tiles: [] },
  filesIn: (settings) =>
    settings.tiles.flatMap(({ icon, picture, fileId }) => [
      ...fileOfIcon(icon),
      ...(picture ? [picture.fileId] : []),
      ...(fileId === undefined ? [] : [fileId]),
    ]),
  shows: ({ tiles }) => (tiles.length === 0 ? [] : tiles.some(({ picture }) => picture) ? ['links', 'pictures'] : ['links']),
  wordsIn: (settings) => settings.tiles.map(({ title, picture }) => (picture ? `${title} ${picture.alt}` : title).trim()).join('\n'),
});
