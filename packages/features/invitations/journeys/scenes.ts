import { above, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { invitation } from '@pausenplatz/app-e2e/screenshots/visitor-scenes';

/** An invitation, as somebody who is signed in sees it. */
export const invitationsScenes: readonly Scene[] = [
  above(
    { 'account/invitation/look': invitation },
    {
      name: 'account-invitation-member',
      as: 'lea.brunner',
      async open(page) {
        await showing('/einladung-bestaetigen/abc', 'button', 'Einladung annehmen')(page);
      },
    },
  ),
];
