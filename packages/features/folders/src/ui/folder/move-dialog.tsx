import { makeStyles, MenuItem, MenuList, tokens } from '@fluentui/react-components';
import { Folder20Regular } from '@fluentui/react-icons/svg/folder';
import { counted } from '@pausenplatz/kernel-contract';
import { ClosableDialog } from '@pausenplatz/kernel-ui';
import type { FolderItem } from '../../contract/index.ts';
import { inOrder, wayTo, withBelow } from '../../rules/index.ts';
import { folderTexts, moveTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.colorNeutralForeground2 }, list: { maxWidth: 'none' } });

interface MoveDialogProps {
  readonly items: readonly FolderItem[];
  readonly ids: readonly string[];
  readonly onMove: (parentId: string | null) => void;
  readonly onClose: () => void;
}

/** The folders into which something can go: all but those that move along. */
export function MoveDialog({ items, ids, onMove, onClose }: MoveDialogProps) {
  const styles = useStyles();
  const moving = new Set(withBelow(items, ids).map(({ id }) => id));
  const targets = items
    .filter(({ id, file }) => file === null && !moving.has(id))
    .map(({ id, name, parentId }) => ({ id, isFolder: true, name: [...wayTo(items, parentId).map((one) => one.name), name].join(' / ') }));
  const isAtTop = items.filter(({ id }) => ids.includes(id)).every(({ parentId }) => parentId === null);
  return (
    <ClosableDialog title={counted(texts.title, ids.length)} closeLabel={texts.cancel} onClose={onClose}>
      {(close) =>
        targets.length === 0 && isAtTop ? (
          <p className={styles.quiet}>{texts.none}</p>
        ) : (
          <MenuList className={styles.list} aria-label={texts.where}>
            {!isAtTop && (
              <MenuItem icon={<Folder20Regular />} onClick={() => close(() => onMove(null))}>
                {folderTexts.top}
              </MenuItem>
            )}
            {inOrder(targets).map(({ id, name }) => (
              <MenuItem key={id} icon={<Folder20Regular />} onClick={() => close(() => onMove(id))}>
                {name}
              </MenuItem>
            ))}
          </MenuList>
        )
      }
    </ClosableDialog>
  );
}
