import { Button, mergeClasses } from '@fluentui/react-components';
import { Attach24Regular } from '@fluentui/react-icons/svg/attach';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { FormField } from '@pausenplatz/kernel-ui';
import { blockEditorTexts } from '../../texts.ts';
import { useChosenStyles } from './chosen-styles.ts';

interface ChosenFileProps {
  /** Undefined where it is gone. */
  readonly name: string | undefined;
  readonly onOther: () => void;
}

/** The file that a tile opens; another target takes its place. */
export function ChosenFile({ name, onOther }: ChosenFileProps) {
  const styles = useChosenStyles();
  const texts = blockEditorTexts.links;
  const isGone = name === undefined;
  return (
    <FormField label={texts.file}>
      <div className={mergeClasses(styles.page, isGone && styles.gone)} role="group" aria-label={texts.file}>
        <span className={mergeClasses(styles.icon, isGone && styles.iconGone)} aria-hidden>
          {isGone ? <Warning24Filled /> : <Attach24Regular />}
        </span>
        <span className={styles.name}>{name ?? texts.fileGone}</span>
        <Button appearance="subtle" onClick={onOther}>
          {texts.pageOther}
        </Button>
      </div>
    </FormField>
  );
}
