import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly targets: readonly string[];
}

/** All rules, or those that another width or scheme can break at all. */
export type Rules = 'all' | 'color-contrast' | 'target-size';

/** Serious and critical findings in one document. The lab's and the website's own markup is not ours. */
async function findingsIn(frame: Frame, rules: Rules): Promise<readonly Finding[]> {
  if (!(await frame.evaluate(() => Reflect.has(globalThis, 'axe')))) await frame.evaluate(axe);
  return frame.evaluate(async (wanted) => {
    const root = document.documentElement;
    const paintsNothing = [root, document.body].every((one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)');
    // A frame paints no background: it stands on the browser's own canvas, which axe takes for white in every scheme.
    if (paintsNothing) root.style.backgroundColor = 'Canvas';
    const only = wanted === 'all' ? {} : { runOnly: { type: 'rule', values: [wanted] } };
    // Stops of the dialogs' library at the page's ends: a Tab key that comes from outside lands there and is led on at once.
    const whole = { include: [document], exclude: [['[data-tabster-dummy]']] };
    // What passes is counted by nobody, and an element is told by its markup: looking for its shortest selector takes longest of all.
    const told = { iframes: false, resultTypes: ['violations'], selectors: false };
    const { violations } = await Reflect.get(globalThis, 'axe').run(whole, { ...told, ...only });
    return violations
      .filter((one: { impact: string }) => one.impact === 'serious' || one.impact === 'critical')
      .map((one: { id: string; impact: string; nodes: { html: string }[] }) => ({
        id: one.id,
        impact: one.impact,
        targets: one.nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
      }));
  }, rules);
}

/** What is still wrong once everything has faded in; on a busy machine that takes a while. Whatever is right is right at once. */
export async function lastingFindings(frame: Frame, rules: Rules = 'all'): Promise<readonly Finding[]> {
  let last: readonly Finding[] = [];
  await expect
    .poll(async () => (last = await findingsIn(frame, rules)), { timeout: 20_000 })
    .toEqual([])
    .catch(() => undefined);
  return last;
}
