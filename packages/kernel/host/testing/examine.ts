import axe from 'axe-core';

/** Dialogs and empty states: most of them are met by no scene, which are examined in the journeys. */
const examined = '[role=dialog], [role=alertdialog], [data-empty-state]';

const isSerious = ({ impact }: { readonly impact?: string | null }): boolean => impact === 'serious' || impact === 'critical';

/** What axe finds serious in the dialogs and empty states that are shown, once everything has faded in. */
export async function seriousFindings(): Promise<readonly string[]> {
  const shown = [...document.querySelectorAll<HTMLElement>(examined)].filter((element) => element.checkVisibility());
  if (shown.length === 0) return [];
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const { violations } = await axe.run({ include: shown });
  return violations.filter(isSerious).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
