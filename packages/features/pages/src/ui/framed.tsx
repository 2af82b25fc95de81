import { addressOf } from '@pausenplatz/kernel-contract';
import type { ReactNode } from 'react';
import type { BlockSurroundings, BlockViewProps, Membership } from '@pausenplatz/kernel-host';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ComponentType } from 'react';
import { pageAddresses } from '../contract/addresses.ts';
import type { Block, getFraming, getPage, Page } from '../contract/index.ts';
import { readSections } from '../rules/page-sections.ts';
import { firstPicture } from '../rules/first-picture.ts';
import { blockViewTexts } from '../texts.blocks.ts';
import { BlockBoundary } from './blocks/block-boundary.tsx';

/** The calls of a frame, without their schemas. */
export const framedCalls = {
  getPage: addressOf<typeof getPage>(pageAddresses.getPage),
  getFraming: addressOf<typeof getFraming>(pageAddresses.getFraming),
} as const;

/** Views by block type, settings not looked into: the server has checked them against the schema of their type. */
type ViewsByType = Readonly<Record<string, ComponentType<BlockViewProps<Readonly<Record<string, unknown>>>>>>;

/** Forgets which settings belong to which view, for pages whose blocks are only known at run time. */
export function viewsByType(views: object): ViewsByType {
  // A block's `type` picks the view, and the server pairs type and settings at every write.
  return views as ViewsByType;
}

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', '@media (max-width: 640px)': { gap: '16px' } },
  // Two where each has room, one elsewhere, in the order of the blocks; a wide page makes no third one, and no page that still arrives
  // a single one.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(320px, 34%)), 1fr))',
    alignItems: 'start',
    gap: '20px 24px',
    '@media (max-width: 640px)': { gap: '16px' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', '@media (max-width: 640px)': { gap: '16px' } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
    '@media (max-width: 300px)': { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type Around = Pick<Page, 'id' | 'files' | 'children' | 'siblings'> & Partial<Pick<Page, 'breadcrumb' | 'isMember' | 'services'>>;

/** What a block may know of a page. */
export function surroundingsOf({
  id,
  files,
  children,
  siblings,
  breadcrumb = [],
  isMember = false,
  services = {},
}: Around): BlockSurroundings {
  return { pageId: id, files, children, siblings, above: breadcrumb, isMember, services, isSeenFirst: false };
}

/** One block by its type; an unknown type draws nothing, a broken one a sentence instead of taking the page along. */
export function BlockView({
  block,
  views,
  around,
}: {
  block: Pick<Block, 'type' | 'settings'> & Partial<Pick<Block, 'id' | 'isDamaged'>>;
  views: ViewsByType;
  around: BlockSurroundings;
}) {
  if (block.isDamaged) return <p>{blockViewTexts.block.damaged}</p>;
  const View = Object.hasOwn(views, block.type) ? views[block.type] : undefined;
  if (!View) return null;
  return (
    <BlockBoundary>
      <View settings={block.settings} page={{ ...around, ...(block.id !== undefined && { blockId: block.id }) }} />
    </BlockBoundary>
  );
}

interface PageViewProps {
  readonly page: Pick<Page, 'title' | 'blocks'> & Around;
  readonly views: ViewsByType;
  /** False where the host's own frame shows the title. */
  readonly showTitle?: boolean;
  readonly className?: string;
  readonly asMember?: Membership;
}

/** A page as its readers see it, in every host: title and blocks, nothing else. */
export function PageView({ page, views, showTitle = true, className, asMember }: PageViewProps) {
  const around = { ...surroundingsOf(page), ...(asMember && { asMember }) };
  const seenFirst = firstPicture(page);
  const drawn = (block: Block) => (
    <BlockView key={block.id} block={block} views={views} around={{ ...around, isSeenFirst: block === seenFirst }} />
  );
  return <PageSheet title={showTitle ? page.title : null} blocks={page.blocks} className={className} draw={drawn} />;
}

interface PageSheetProps {
  /** Null where the host's own frame shows it. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
  readonly className?: string | undefined;
  readonly draw: (block: Block) => ReactNode;
}

/** The sheet of a page: where its title and its blocks stand, whoever draws them. */
export function PageSheet({ title, blocks, className, draw }: PageSheetProps) {
  const styles = useStyles();
  return (
    <article className={mergeClasses(styles.page, className)} lang="de-CH">
      {title !== null && <h1 className={styles.title}>{title}</h1>}
      {readSections(blocks).map((section) =>
        section.kind === 'full' ? (
          draw(section.block)
        ) : (
          <div key={section.left[0]?.id} className={styles.columns}>
            <div className={styles.column}>{section.left.map(draw)}</div>
            <div className={styles.column}>{section.right.map(draw)}</div>
          </div>
        ),
      )}
      {blocks.length === 0 && <p className={styles.empty}>{blockViewTexts.page.empty}</p>}
    </article>
  );
}
