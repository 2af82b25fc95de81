import {
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { hasPreview, viewerOf } from '@pausenplatz/documents/contract';
import { sizeWords } from '@pausenplatz/documents/rules';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { Chip, look } from '@pausenplatz/kernel-ui';
import type { FolderItem, FolderMode } from '../../contract/index.ts';
import { folderTexts as texts } from '../../texts.ui.ts';
import { ItemFace } from './item-face.tsx';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 0',
    borderRadius: look.radiusPicture,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  words: { display: 'grid', minWidth: 0 },
  name: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    justifySelf: 'start',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    minHeight: '24px',
    ':hover': { textDecorationLine: 'underline' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  tool: { '@media print': { display: 'none' } },
  // Its own padding stands where that of the card is already.
  tick: { marginInlineStart: '-8px' },
});

interface ItemRowProps {
  readonly item: FolderItem;
  /** How many lie in it, where it is a folder. */
  readonly inside: number;
  readonly mode: FolderMode;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** A folder to go into, or a file to look at, with what may be done with it. */
export function ItemRow({ item, inside, mode, isChosen, onChoose, onOpen, onRename, onMove, onRemove }: ItemRowProps) {
  const styles = useStyles();
  const { name, file, isOwn, origin, author } = item;
  const by = isOwn ? texts.own : origin === 'given' && author === null ? texts.given : author && fill(texts.by, { name: author.name });
  return (
    <div className={styles.row}>
      <Checkbox
        className={mergeClasses(styles.tool, styles.tick)}
        checked={isChosen}
        aria-label={fill(texts.choose, { name })}
        onChange={(_event, { checked }) => onChoose(checked === true)}
      />
      <ItemFace file={file} />
      <div className={styles.words}>
        {file === null ? (
          <button type="button" className={styles.name} onClick={onOpen}>
            {name}
          </button>
        ) : (
          <a
            className={styles.name}
            {...(hasPreview(file.mimeType) ? { href: viewerOf(file.url), target: '_blank' } : { href: file.url, download: name })}
          >
            {name}
          </a>
        )}
        <span className={styles.facts}>
          <span>
            {file === null
              ? counted(texts.inside, inside)
              : [by, shortDay(zurichDay(new Date(item.createdAt))), sizeWords(file.sizeBytes)].filter(Boolean).join(' · ')}
          </span>
          {isOwn && file !== null && origin === 'handed-in' && mode === 'hand-in' && <Chip color="green">{texts.isHandedIn}</Chip>}
        </span>
      </div>
      {(item.mayChange || file !== null) && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              className={styles.tool}
              appearance="subtle"
              icon={<MoreHorizontal20Regular />}
              aria-label={fill(texts.menu, { name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {file !== null && (
                <MenuItem icon={<ArrowDownload20Regular />} onClick={() => saveFrom(file.url, name)}>
                  {texts.downloadOne}
                </MenuItem>
              )}
              {item.mayChange && (
                <MenuItem icon={<Edit20Regular />} onClick={onRename}>
                  {texts.rename}
                </MenuItem>
              )}
              {item.mayChange && (
                <MenuItem icon={<FolderArrowRight20Regular />} onClick={onMove}>
                  {texts.move}
                </MenuItem>
              )}
              {item.mayChange && <MenuDivider />}
              {item.mayChange && (
                <MenuItem icon={<Delete20Regular />} onClick={onRemove}>
                  {texts.remove}
                </MenuItem>
              )}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  );
}

/** A picture opens in the browser by its address; under its name it is saved. */
function saveFrom(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
