import { fill } from '@pausenplatz/kernel-contract';
import { fillSlot, type ScreenDefinition, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { stages } from '../contract/names.ts';
import { mentalArithmeticTitles as titles } from '../titles.ts';

const learn = { access: 'login', background: 'learn' } as const;
/** The router knows no part of a segment: each stage is an address of its own. */
const ofStage = {
  path: '/lernen/kopfrechnen/stufe-:stage',
  load: async () => import('./screens/stage-screen.tsx'),
} as const;
const stageScreens = stages.map((stage): ScreenDefinition => ({
  ...learn,
  path: ofStage.path.replace(':stage', String(stage)),
  title: fill(titles.stage, { stage }),
  // One calculation at a time: nothing else is on the screen.
  inApp: true,
  load: async () => ({ Screen: (await ofStage.load()).screenOf(stage) }),
}));

/** Screens of mental arithmetic; two chunks, and one for the hub. */
export const mentalArithmeticUi: UiFeature = {
  name: 'mental-arithmetic',
  screens: [
    { ...learn, path: '/lernen/kopfrechnen', title: titles.overview, load: () => import('./screens/overview-screen.tsx') },
    ...stageScreens,
  ],
  fills: [
    fillSlot(trainers, async () => (await import('./trainers.tsx')).mentalArithmeticTrainer),
    fillSlot(searched, async () => (await import('./search.ts')).mentalArithmeticSearched),
  ],
};
