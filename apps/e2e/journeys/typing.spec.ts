import type { Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

/** Letters typed while the drawn page is taken over: none is lost, none comes twice, none in another place. */
interface TypedScreen {
  readonly name: string;
  readonly as: string | null;
  readonly path: string;
  /** There from the first byte, or put in by the line that is pressed. */
  readonly field: (page: Page) => ReturnType<Page['locator']>;
}

const words = 'Mathe: Blatt 7 lösen';
const screens: readonly TypedScreen[] = [
  { name: 'the name at the sign-in', as: null, path: '/login', field: (page) => page.locator('#root input[autocomplete="username"]') },
  { name: 'the password at the sign-in', as: null, path: '/login', field: (page) => page.locator('#root input[type="password"]') },
  { name: 'the line of home', as: 'lea.brunner', path: '/', field: (page) => page.locator('#root main textarea[name^="add-"]').first() },
  { name: 'a day of the agenda', as: 'lea.brunner', path: '/tools/agenda', field: (page) => page.locator('#root [data-add]').first() },
];

/** How much slower the processor is than this one, and milliseconds from key to key. */
const paces = [
  [1, 100],
  [4, 60],
  [4, 150],
] as const;

for (const { name, as, path, field } of screens)
  test(`what is typed into ${name} while it is taken over stands there letter by letter`, async ({ visitor }) => {
    const page = await visitor();
    if (as !== null) {
      await signIn(page, as);
      // From here on the server knows how wide this window is, as after every sign-in by hand.
      await page.goto(`${appOrigin}/gibt-es-nicht`);
      await page.waitForLoadState('networkidle');
    }
    const devtools = await page.context().newCDPSession(page);
    const typed: string[] = [];
    for (const [rate, delay] of paces) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(appOrigin + path, { waitUntil: 'commit' });
      await field(page).click({ noWaitAfter: true });
      await page.keyboard.type(words, { delay });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForLoadState('networkidle');
      typed.push(`${rate} × ${delay} ms: ${await field(page).inputValue()}`);
      // What is kept for another visit would hide what this one loses.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    }
    expect(typed.map((one) => one.replace(/^.*? ms: /, ''))).toEqual(typed.map(() => words));
  });
