import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { NavigationEntry, NavigationGroup } from '../../contract/index.ts';
import { isOwnPlace, pageIn, placeOfDrop, placeOfStep, type TreePlace, type TreeStep } from '../../rules/index.ts';
import { navigationTexts } from '../../texts.ts';
import { useNavigationChanges } from '../navigation-data.ts';
import { type DropZone, PageRow } from './page-row.tsx';
import { CopyPageDialog } from './copy-page-dialog.tsx';
import { RenamePageDialog } from './rename-page-dialog.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  below: { listStyleType: 'none', margin: 0, padding: '0 0 0 20px', '@media (max-width: 420px)': { paddingLeft: '12px' } },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface PageTreeProps {
  readonly group: NavigationGroup;
  readonly favourites: readonly string[];
  readonly mayChange: boolean;
  readonly onCreate: (parentId: string) => void;
}

/** The pages of one group as a tree: put in order by mouse, by keyboard and by menu. */
export function PageTree({ group, favourites, mayChange, onCreate }: PageTreeProps) {
  const styles = useStyles();
  const changes = useNavigationChanges();
  const [dragged, setDragged] = useState<NavigationEntry | null>(null);
  const [copied, setCopied] = useState<NavigationEntry | null>(null);
  const [renamed, setRenamed] = useState<NavigationEntry | null>(null);
  const [said, setSaid] = useState('');
  const [frame, keepFocus] = useKeptLink();

  const move = (page: NavigationEntry, place: TreePlace | null) => {
    if (!place || !changes.move(page, place)) return setSaid(navigationTexts.notMoved);
    const parent = place.parentId === null ? null : pageIn(group.pages, place.parentId);
    setSaid(sentenceFor(page, place, parent));
  };
  const step = (page: NavigationEntry, towards: TreeStep) => {
    keepFocus(page.id);
    move(page, placeOfStep(group.pages, page.id, towards));
  };
  const drop = (onto: NavigationEntry, zone: DropZone) => {
    if (dragged && dragged.id !== onto.id) move(dragged, placeOfDrop(group.pages, onto.id, zone));
    setDragged(null);
  };
  const level = (pages: readonly NavigationEntry[], className: string) => (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.id}>
          <PageRow
            page={page}
            groupForType={isOwnPlace(group) ? group.groupForType : 'class'}
            isFavourite={favourites.includes(page.id)}
            mayChange={mayChange}
            mayOrder={mayChange && isOwnPlace(group)}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={(zone) => drop(page, zone)}
            onStep={(towards) => step(page, towards)}
            onRename={() => setRenamed(page)}
            onCopy={() => setCopied(page)}
            onCreate={() => onCreate(page.id)}
            changes={changes}
          />
          {page.expanded && page.pages.length > 0 && level(page.pages, styles.below)}
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={frame}>
      {level(group.pages, styles.list)}
      <output className={styles.hidden}>{said}</output>
      {copied && <CopyPageDialog page={copied} groupId={group.newPages?.groupForId ?? group.groupForId} onClose={() => setCopied(null)} />}
      {renamed && (
        <RenamePageDialog name={renamed.name} onRename={(name) => changes.rename(renamed, name)} onClose={() => setRenamed(null)} />
      )}
    </div>
  );
}

function sentenceFor({ name }: NavigationEntry, { afterId }: TreePlace, parent: NavigationEntry | null): string {
  if (parent) return fill(navigationTexts.movedUnder, { name, parent: parent.name });
  return fill(afterId === null ? navigationTexts.movedTop : navigationTexts.moved, { name });
}

/** Brings the focus back to the link of a moved page, which lost it when its row moved in the document. */
function useKeptLink() {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const link = frame.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(wanted.current)}"] a`);
    if (link && link !== document.activeElement) link.focus();
  });
  const keep = (id: string) => {
    wanted.current = id;
    // Long enough for the optimistic tree to be drawn; later the focus is the user's own.
    setTimeout(() => {
      wanted.current = null;
    }, 300);
  };
  return [frame, keep] as const;
}
