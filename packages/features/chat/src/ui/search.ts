import { Chat24Regular } from '@fluentui/react-icons/svg/chat';
import type { Searched } from '@pausenplatz/kernel-host';
import { searchChats } from '../contract/safety.ts';
import { searchTexts as texts } from '../texts.home.ts';

export const chatSearched: Searched = {
  source: { name: 'messages', title: texts.title, Icon: Chat24Regular, position: 40, access: ['Teacher', 'Pupil'], call: searchChats },
  places: [{ path: '/tools/nachrichten', access: ['Teacher', 'Pupil'], ...texts.place }],
};
