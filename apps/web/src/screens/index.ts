import type { UiFeature } from '@pausenplatz/kernel-host';
import { webTexts } from '../texts.ts';

const home = async () => ({ Screen: (await import('../home/home-screen.tsx')).HomeScreen });

/** The screens that belong to no feature. */
export const webScreens: UiFeature = {
  name: 'web',
  screens: [
    { path: '/', title: '', access: 'public', background: 'weekly', load: home },
    { path: '/login', title: webTexts.home.signIn, access: 'public', background: 'weekly', load: home },
    {
      path: '/network-error',
      title: webTexts.networkError.title,
      access: 'public',
      load: async () => ({ Screen: (await import('./network-error-screen.tsx')).NetworkErrorScreen }),
    },
    {
      path: '/goto',
      title: webTexts.goto.title,
      access: 'public',
      load: async () => ({ Screen: (await import('./goto-screen.tsx')).GotoScreen }),
    },
  ],
};
