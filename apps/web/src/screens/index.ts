import type { UiFeature } from '@pausenplatz/kernel-host';
import { frameTexts } from '../texts.ts';

const rare = async () => (await import('../shell/rare.ts')).rare;
const home = async () => ({ Screen: (await import('../home/home-screen.tsx')).HomeScreen });

/** The screens that belong to no feature. */
export const webScreens: UiFeature = {
  name: 'web',
  screens: [
    { path: '/', title: '', access: 'public', background: 'weekly', isDrawn: true, load: home },
    { path: '/login', title: frameTexts.titles.signIn, access: 'public', background: 'weekly', isDrawn: true, load: home },
    {
      path: '/mobile-home',
      title: frameTexts.titles.home,
      access: 'login',
      background: 'weekly',
      isDrawn: true,
      inApp: true,
      load: async () => ({ Screen: (await (await rare()).appHome()).AppHomeScreen }),
    },
    {
      path: '/network-error',
      title: frameTexts.titles.networkError,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).networkError()).NetworkErrorScreen }),
    },
    {
      path: '/goto',
      title: frameTexts.titles.goto,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).goto()).GotoScreen }),
    },
    {
      path: '/tests',
      title: frameTexts.titles.diagnosis,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).diagnosis()).DiagnosisScreen }),
    },
    {
      path: '/auth-test',
      title: frameTexts.titles.signInDiagnosis,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).diagnosis()).SignInDiagnosisScreen }),
    },
    {
      path: '/ai-tests',
      title: frameTexts.titles.aiDiagnosis,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).diagnosis()).AiDiagnosisScreen }),
    },
    {
      path: '/impressum',
      title: frameTexts.titles.imprint,
      access: 'public',
      load: async () => ({ Screen: (await (await rare()).imprint()).ImprintScreen }),
    },
  ],
};
