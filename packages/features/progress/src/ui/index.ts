import { Apps24Regular } from '@fluentui/react-icons/svg/apps';
import { BrainCircuit24Regular } from '@fluentui/react-icons/svg/brain-circuit';
import { blockFaces, fillBlockViews, fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { progressTitles as titles } from '../titles.ts';

/** The hub of all trainers and the overview of all tools; each is a chunk of its own. */
export const progressUi: UiFeature = {
  name: 'progress',
  screens: [
    { path: '/lernen', title: titles.learn, access: 'login', background: 'learn', load: () => import('./screens/learn-screen.tsx') },
    {
      path: '/lernen/meine-leistungen',
      title: titles.performance,
      access: 'login',
      background: 'learn',
      load: () => import('./screens/performance-screen.tsx'),
    },
    {
      path: '/lernen/meine-leistungen/:id',
      title: titles.performance,
      access: 'login',
      background: 'learn',
      load: () => import('./screens/pupil-performance-screen.tsx'),
    },
    { path: '/tools', title: titles.tools, access: 'login', background: 'tools', load: () => import('./screens/tools-screen.tsx') },
  ],
  fills: [
    ...fillBlockViews({ PausenplatzLernen: true }, async () => (await import('./blocks/by-type.ts')).learnViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).learnFaces),
    fillSlot(searched, async () => (await import('./search.ts')).progressSearched),
  ],
  sidebar: [
    { path: '/lernen', label: titles.learn, Icon: BrainCircuit24Regular, access: 'login', position: 30 },
    { path: '/tools', label: titles.tools, Icon: Apps24Regular, access: 'login', position: 95 },
  ],
};
