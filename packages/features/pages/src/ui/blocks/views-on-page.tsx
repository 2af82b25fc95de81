import { type BlockViewProps, blockView, useSlot } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { ComponentProps, ComponentType } from 'react';
import type { Block } from '../../contract/index.ts';
import { viewsByType } from '../framed.tsx';
import { pageBlockViews } from './views.ts';

type View = ComponentType<BlockViewProps<Readonly<Record<string, unknown>>>>;

const ofOthers = new Map<string, View>();

/** The view of a type that another feature brings; the same each time, so that what stands in it stays. */
function viewOf(type: string): View {
  const slot = blockView(type);
  const known = ofOthers.get(type);
  if (known) return known;
  function LaterView(props: ComponentProps<View>) {
    const found = useSlot(slot);
    if (found === null) return <Skeletons shape="rows" />;
    const [Shown] = found;
    return Shown ? <Shown {...props} /> : null;
  }
  ofOthers.set(type, LaterView);
  return LaterView;
}

/** The views of the blocks that stand on a page: those of other features load when a page has one. */
export function viewsOnPage(blocks: readonly Pick<Block, 'type'>[]): ReturnType<typeof viewsByType> {
  const others = blocks.filter(({ type }) => !Object.hasOwn(pageBlockViews, type));
  return viewsByType({ ...pageBlockViews, ...Object.fromEntries(others.map(({ type }) => [type, viewOf(type)])) });
}
