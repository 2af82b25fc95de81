import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { foldersLimits } from '../../contract/index.ts';
import { folderTexts as texts } from '../../texts.ui.ts';
import type { Chosen } from './use-chosen.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    '@media print': { display: 'none' },
  },
  count: { fontWeight: tokens.fontWeightSemibold, marginInlineEnd: 'auto' },
});

interface SelectionBarProps {
  readonly chosen: Chosen;
  readonly onDownload: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** What can be done with everything that is ticked. */
export function SelectionBar({ chosen, onDownload, onMove, onRemove }: SelectionBarProps) {
  const styles = useStyles();
  const { items } = chosen;
  const maximum = foldersLimits.chosenAtOnce;
  const isTooMany = items.length > maximum;
  const mayChange = items.every((item) => item.mayChange);
  return (
    <div className={styles.bar} role="group" aria-label={counted(texts.chosen, items.length)}>
      <span className={styles.count} role="status">
        {counted(texts.chosen, items.length)} {isTooMany && fill(texts.chosenTooMany, { maximum })}
      </span>
      {!isTooMany && (
        <Button appearance="primary" icon={<ArrowDownload20Regular />} onClick={onDownload}>
          {texts.download}
        </Button>
      )}
      {!isTooMany && mayChange && (
        <Button icon={<FolderArrowRight20Regular />} onClick={onMove}>
          {texts.move}
        </Button>
      )}
      {!isTooMany && mayChange && (
        <Button icon={<Delete20Regular />} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
      <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={texts.clear} onClick={chosen.clear} />
    </div>
  );
}
