import { accountUi } from '@pausenplatz/account/ui';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { pagesUi } from '@pausenplatz/pages/ui';
import { webScreens } from './screens/index.ts';

/** The one list of UI features of the web host. */
export const features: readonly UiFeature[] = [webScreens, accountUi, pagesUi];
