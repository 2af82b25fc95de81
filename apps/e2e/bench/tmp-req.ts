import { startStack } from '../stack/start-stack.ts';
import { phoneBrowser } from './phone-browser.ts';
import { sessionOf } from './session.ts';
import { signedInAs, views } from './views.ts';
import { visit } from './visit.ts';
const stack = await startStack(null, () => false);
try {
  const browser = await phoneBrowser(stack);
  const session = await sessionOf(browser, signedInAs);
  for (const view of views.filter(({ name }) => process.argv.slice(2).includes(name))) {
    await visit(browser, view, session);
    const { first, second } = await visit(browser, view, session);
    for (const look of [first, second]) {
      console.log(view.name, Math.round(look.firstContentMs ?? 0), Math.round(look.largestContentMs), look.sent.length);
      const began = look.sent[0]!.at;
      for (const { url, kind, at, bytes } of look.sent) console.log('  ', Math.round((at - began) * 1000), kind, bytes, url.slice(-60));
    }
  }
  await browser.close();
} finally {
  await stack.stop();
}
