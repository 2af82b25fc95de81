import { accountUi } from '@pausenplatz/account/ui';
import { homeworkUi } from '@pausenplatz/homework/ui';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { noticesUi } from '@pausenplatz/notices/ui';
import { officeUi } from '@pausenplatz/office/ui';
import { pagesUiWith } from '@pausenplatz/pages/ui';
import { webScreens } from './screens/index.ts';

/** Start pages with the blocks of all features. */
const pagesUi = pagesUiWith([() => import('@pausenplatz/homework/ui/blocks')]);

/** The one list of UI features of the web host. */
export const features: readonly UiFeature[] = [webScreens, accountUi, pagesUi, homeworkUi, officeUi, noticesUi];
