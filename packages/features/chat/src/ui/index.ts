import { Chat24Regular } from '@fluentui/react-icons/svg/chat';
import { blockFaces, fillBlockViews, fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { schoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { chatTitles as titles } from '../titles.ts';
import { chatLines } from './home/slots.ts';
import { chatTiles } from './home/tiles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load =
  <Part>(of: (all: typeof screenLoaders) => Promise<Part>) =>
  async () =>
    of((await import('./screen-loaders.ts')).screenLoaders);

const unread = () => import('./unread-parts.tsx');

const messages = {
  title: titles.messages,
  access: ['Teacher', 'Pupil'],
  background: 'tools',
  load: load((all) => all.messages()),
} as const;

/** Screens of messages, each a chunk of its own; the list and one chat are one screen. */
export const chatUi: UiFeature = {
  name: 'chat',
  screens: [{ ...messages, path: '/tools/nachrichten/:id?' }],
  fills: [
    ...fillBlockViews({ Chat: true }, async () => (await import('./blocks/by-type.ts')).chatViews),
    fillSlot(
      blockFaces,
      load((all) => all.blockFaces()),
    ),
    fillSlot(
      schoolSetting,
      load((all) => all.ofSchool()),
    ),
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(homeTiles, async () => chatTiles),
    // What every screen shows, in one small chunk.
    fillSlot(chatLines, async () => (await unread()).ChatLines),
  ],
  sidebar: [
    {
      path: '/tools/nachrichten',
      label: titles.messages,
      Icon: Chat24Regular,
      access: ['Teacher', 'Pupil'],
      position: 25,
      Badge: lazy(async () => ({ default: (await unread()).UnreadBadge })),
    },
  ],
};
