import type { Searched } from '@pausenplatz/kernel-host';
import { aiPromptTexts } from '../texts.prompt-lists.ts';
import { aiUiTexts } from '../texts.ui.ts';

/** Each a chunk of its own. */
export const screenLoaders = {
  overview: () => import('./screens/overview-screen.tsx'),
  service: () => import('./screens/service-screen.tsx'),
  chat: () => import('./screens/chat-screen.tsx'),
  prompts: () => import('./screens/prompts-screen.tsx'),
  credit: () => import('./screens/credit-screen.tsx'),
};

export const diagnosis = () => import('./diagnosis/diagnosis.ts');

export const aiSearched: Searched = {
  places: [
    { path: '/tools/ki', access: 'login', ...aiUiTexts.search.overview },
    { path: '/tools/ki/prompt/public', access: 'login', ...aiPromptTexts.search },
    { path: '/tools/ki/kredit', access: ['Teacher', 'SchoolAdmin'], ...aiUiTexts.search.credit },
  ],
};
