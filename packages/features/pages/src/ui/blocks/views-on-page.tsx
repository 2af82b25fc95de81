import { type BlockViewProps, blockView, fillSlot, useSlot } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { ComponentProps, ComponentType } from 'react';
import type { Block } from '../../contract/index.ts';
import { viewsByType } from '../framed.tsx';
import { rareViews } from './rare-views.ts';
import { commonViews } from './views.ts';

type View = ComponentType<BlockViewProps<Readonly<Record<string, unknown>>>>;

/** Never drawn: a module holds the views of its types. */
const Nothing = () => null;

/** The views that this feature brings to a page when it needs them. */
export const rareFills = Object.entries(rareViews).map(([type, load]) =>
  fillSlot(blockView(type), async () => viewsByType(await load())[type] ?? Nothing),
);

const known = new Map<string, View>();

/** The view of a type that is not there from the beginning; the same each time, so that what stands in it stays. */
function viewOf(type: string): View {
  const slot = blockView(type);
  const own = Object.hasOwn(rareViews, type) ? rareFills : undefined;
  const found = known.get(type);
  if (found) return found;
  function LaterView(props: ComponentProps<View>) {
    const loaded = useSlot(slot, own);
    if (loaded === null) return <Skeletons shape="rows" />;
    const [Shown] = loaded;
    return Shown ? <Shown {...props} /> : null;
  }
  known.set(type, LaterView);
  return LaterView;
}

/** The views of the blocks that stand on a page: what is rare, and what other features bring, loads when a page has one. */
export function viewsOnPage(blocks: readonly Pick<Block, 'type'>[]): ReturnType<typeof viewsByType> {
  const later = blocks.filter(({ type }) => !Object.hasOwn(commonViews, type));
  return viewsByType({ ...commonViews, ...Object.fromEntries(later.map(({ type }) => [type, viewOf(type)])) });
}
