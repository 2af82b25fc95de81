import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FolderAdd20Regular } from '@fluentui/react-icons/svg/folder-add';
import { RecordField, UploadField } from '@pausenplatz/documents/ui';
import { look } from '@pausenplatz/kernel-ui';
import { foldersLimits } from '../../contract/index.ts';
import { folderTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  area: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', '@media print': { display: 'none' } },
  others: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  big: { minHeight: look.touchPupil },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface AddAreaProps {
  readonly label: string;
  readonly hint: string;
  /** Told of each file as soon as it is stored. */
  readonly onStored: (fileId: string) => void;
  /** Null where one makes no folders. */
  readonly onFolder: (() => void) | null;
}

/** Files from the device, dropped or photographed, something spoken, and a new folder. */
export function AddArea({ label, hint, onStored, onFolder }: AddAreaProps) {
  const styles = useStyles();
  const purpose = { service: 'folders', kind: 'everything' as const, onStored: ({ id }: { readonly id: string }) => onStored(id) };
  return (
    <div className={styles.area}>
      <UploadField {...purpose} label={label} maximum={foldersLimits.addedAtOnce} />
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
      <div className={styles.others}>
        <RecordField {...purpose} />
        {onFolder && (
          <Button className={styles.big} icon={<FolderAdd20Regular />} onClick={onFolder}>
            {texts.newFolder}
          </Button>
        )}
      </div>
    </div>
  );
}
