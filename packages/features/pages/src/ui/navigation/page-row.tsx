import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { fill } from '@pausenplatz/kernel-contract';
import { AtOnce, TextLink } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { GroupType, NavigationEntry } from '../../contract/index.ts';
import type { TreeStep } from '../../rules/index.ts';
import { navigationTexts } from '../../texts.ts';
import { VisibilityChip } from '../components/visibility-chip.tsx';
import type { NavigationChanges } from '../navigation-data.ts';
import { PageMenu } from './page-menu.tsx';

export type DropZone = 'before' | 'inside' | 'behind';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    minHeight: '48px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '2px 4px',
    borderRadius: look.radiusPicture,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  dragged: { opacity: 0.5 },
  inside: { backgroundColor: tokens.colorBrandBackground2 },
  before: { boxShadow: `0 -3px 0 -1px ${tokens.colorBrandStroke1}` },
  behind: { boxShadow: `0 3px 0 -1px ${tokens.colorBrandStroke1}` },
  gap: { width: '44px', flexShrink: 0 },
  arrow: { transitionProperty: 'transform', transitionDuration: look.motion },
  open: { transform: 'rotate(90deg)' },
  link: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { textDecorationLine: 'underline' },
  },
  end: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0 },
  chip: { flexShrink: 0, '@media (max-width: 480px)': { display: 'none' } },
  star: { color: look.colors.yellow.ink },
});

const steps: Readonly<Record<string, TreeStep>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

interface PageRowProps {
  readonly page: NavigationEntry;
  readonly groupForType: GroupType;
  readonly isFavourite: boolean;
  readonly mayChange: boolean;
  /** Its place is in this tree: pages for a group lie in their class, wherever that is. */
  readonly mayOrder: boolean;
  readonly dragged: NavigationEntry | null;
  readonly onDrag: (page: NavigationEntry | null) => void;
  readonly onDrop: (zone: DropZone) => void;
  readonly onStep: (step: TreeStep) => void;
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onCreate: () => void;
  readonly changes: NavigationChanges;
}

/** One page in the tree: open its children, go there, mark it, and more in the menu. */
export function PageRow(props: PageRowProps) {
  const { page, groupForType, isFavourite, mayChange, mayOrder, dragged, onDrag, onDrop, onStep, onRename, onCopy, onCreate, changes } =
    props;
  const styles = useStyles();
  const [zone, setZone] = useState<DropZone | null>(null);
  const { name } = page;
  const say = (sentence: string) => fill(sentence, { name });
  const over = (event: DragEvent<HTMLElement>) => {
    if (!dragged || dragged.id === page.id) return;
    event.preventDefault();
    setZone(zoneAt(event));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (zone) onDrop(zone);
    setZone(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.altKey && mayOrder ? steps[event.key] : undefined;
    if (!step) return;
    // Alt and left would go back in the browser's history.
    event.preventDefault();
    onStep(step);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging adds to the keys and the menu
    <div
      data-page={page.id}
      className={mergeClasses(styles.row, dragged?.id === page.id && styles.dragged, zone !== null && styles[zone])}
      draggable={mayOrder}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(page);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={over}
      onDragLeave={() => setZone(null)}
      onDrop={drop}
      onKeyDown={press}
    >
      {page.pages.length > 0 ? (
        <Button
          appearance="subtle"
          icon={<ChevronRight20Regular className={mergeClasses(styles.arrow, page.expanded && styles.open)} />}
          aria-expanded={page.expanded}
          aria-label={say(page.expanded ? navigationTexts.collapse : navigationTexts.expand)}
          onClick={() => changes.expand(page, !page.expanded)}
        />
      ) : (
        <span className={styles.gap} aria-hidden />
      )}
      <TextLink to={`/seite/${page.url}`} className={styles.link}>
        {name}
      </TextLink>
      <AtOnce className={styles.end}>
        <span className={styles.chip}>
          <VisibilityChip
            visibility={page.visibility}
            groupForType={groupForType}
            release={page.release}
            hidden={page.isHidden ? 'now' : null}
          />
        </span>
        <Button
          appearance="subtle"
          icon={isFavourite ? <Star20Filled className={styles.star} /> : <Star20Regular />}
          aria-label={say(isFavourite ? navigationTexts.unfavour : navigationTexts.favour)}
          onClick={() => changes.favour(page, !isFavourite)}
        />
        {mayChange && (
          <PageMenu
            name={name}
            onStep={mayOrder ? onStep : null}
            onRename={onRename}
            onCreate={onCreate}
            onCopy={onCopy}
            onArchive={() => changes.archive(page)}
            onRemove={() => changes.remove(page)}
          />
        )}
      </AtOnce>
    </div>
  );
}

/** The upper and the lower quarter of a row mean beside it, the middle means inside. */
function zoneAt(event: DragEvent<HTMLElement>): DropZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  if (share < 0.28) return 'before';
  return share > 0.72 ? 'behind' : 'inside';
}
