import { type BlockViewProps, blockView, fillSlot, loadable, loadSlots, type SlotFilling, useSlot } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { Block, textBlock } from '../../contract/index.ts';
import { contributedLists } from '../../contract/contributed-lists.ts';
import { viewsByType } from '../framed.tsx';
import { TextBlockView } from './text-block-view.tsx';
import { rareViews } from './rare-views.ts';
import { commonViews } from './views.ts';

type View = ComponentType<BlockViewProps<Readonly<Record<string, unknown>>>>;

const ReadText = loadable(async () => (await import('./read-text.tsx')).ReadText, 'pages.readText');

/** A text, with the button that reads it aloud where its author wants one: that needs scripts, which frames of texts do without. */
function TextOnPage(props: BlockViewProps<SettingsOf<typeof textBlock>>) {
  const { text, readsAloud } = props.settings;
  return (
    <>
      <TextBlockView {...props} />
      <Suspense fallback={null}>{readsAloud === true && <ReadText text={text} />}</Suspense>
    </>
  );
}

/** Never drawn: a module holds the views of its types. */
const Nothing = () => null;

/** Types with which those who belong to a page do more than read. */
const withMembers: ReadonlySet<string> = new Set(Object.keys(contributedLists));

/** The views that this feature brings to a page when it needs them. */
export const rareFills = Object.entries(rareViews).map(([type, load]) =>
  fillSlot(blockView(type), async () => {
    const shown = viewsByType(await load())[type] ?? Nothing;
    return withMembers.has(type) ? (await import('../contributions/members-view.tsx')).withMembersPart(type, shown) : shown;
  }),
);

/** Loads the views of these blocks before their page is opened. */
export function loadViews(blocks: readonly Pick<Block, 'type'>[], ofHost: readonly SlotFilling[]): Promise<unknown> {
  const slots = blocks.map(({ type }) => blockView(type).name);
  return Promise.all([ofHost, rareFills].map((fillings) => loadSlots(fillings, slots)));
}

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
  return viewsByType({ ...commonViews, Text: TextOnPage, ...Object.fromEntries(later.map(({ type }) => [type, viewOf(type)])) });
}
