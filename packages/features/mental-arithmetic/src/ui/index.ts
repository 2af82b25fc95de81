import { fill } from '@pausenplatz/kernel-contract';
import { fillSlot, type ScreenDefinition, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { stages } from '../contract/names.ts';
import { mentalArithmeticTitles as titles } from '../titles.ts';

const loaders = async () => (await import('./loaders.ts')).loaders;
const screens = async () => (await loaders()).screens();
const hub = async () => (await loaders()).hub();
const learn = { access: 'login', background: 'learn' } as const;
/** The router knows no part of a segment: each stage is an address of its own. */
const ofStage = { path: '/lernen/kopfrechnen/stufe-:stage', load: screens } as const;
const stageScreens = stages.map((stage): ScreenDefinition => ({
  ...learn,
  path: ofStage.path.replace(':stage', String(stage)),
  title: fill(titles.stage, { stage }),
  // One calculation at a time: nothing else is on the screen.
  inApp: true,
  load: async () => ({ Screen: (await ofStage.load()).screenOf(stage) }),
}));

export const mentalArithmeticUi: UiFeature = {
  name: 'mental-arithmetic',
  screens: [
    { ...learn, path: '/lernen/kopfrechnen', title: titles.overview, load: async () => ({ Screen: (await screens()).OverviewScreen }) },
    ...stageScreens,
  ],
  fills: [
    fillSlot(trainers, async () => (await hub()).mentalArithmeticTrainer),
    fillSlot(searched, async () => (await hub()).mentalArithmeticSearched),
  ],
};
