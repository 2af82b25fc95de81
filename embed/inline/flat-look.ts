import { leanTheme } from '@pausenplatz/kernel-ui/theme';
import { around } from './around.ts';
import { WebsiteCalendar, WebsiteCodeField } from './features.ts';

// Runs while building alone: what `embed/flat-styles.ts` makes the sheet of.
Object.assign(globalThis, {
  flatLook: {
    around,
    light: leanTheme({ scheme: 'light' }),
    dark: leanTheme({ scheme: 'dark' }),
    views: [WebsiteCalendar, WebsiteCodeField],
  },
});
