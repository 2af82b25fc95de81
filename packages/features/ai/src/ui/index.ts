import { blockFaces, diagnosed, fillBlockViews, fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { aiTitles as titles } from '../titles.ts';
import type { screenLoaders } from './parts.ts';

/** All that is not an address itself: the start of every screen names one chunk. */
const parts = async () => import('./parts.ts');
const load = (name: keyof typeof screenLoaders) => async () => (await parts()).screenLoaders[name]();
const tool = { access: 'login', background: 'tools' } as const;

/** Screens of the AI services; each is a chunk of its own. */
export const aiUi: UiFeature = {
  name: 'ai',
  screens: [
    { ...tool, path: '/tools/ki', title: titles.overview, load: load('overview') },
    { ...tool, path: '/tools/ki/dienst/:service/:id?', title: titles.service, load: load('service') },
    { ...tool, path: '/tools/ki/prompt/:prompt/:id?', title: titles.prompts, load: load('prompts') },
    { ...tool, path: '/tools/ki/chat/:id', title: titles.chat, load: load('chat') },
    { ...tool, access: ['Teacher', 'SchoolAdmin'], path: '/tools/ki/kredit', title: titles.credit, load: load('credit') },
  ],
  fills: [
    ...fillBlockViews({ AiServices: true }, async () => (await import('./blocks/by-type.ts')).aiViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).aiFaces),
    fillSlot(searched, async () => (await parts()).aiSearched),
    fillSlot(diagnosed, async () => (await (await parts()).diagnosis()).aiDiagnosis),
  ],
};
