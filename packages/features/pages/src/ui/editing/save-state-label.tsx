import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { SaveState } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';

const useStyles = makeStyles({
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  saved: { color: tokens.colorPaletteGreenForeground1 },
  refused: { color: tokens.colorPaletteRedForeground1 },
});

/** How far saving is, in a word and a sign; the retry sits where the failure is told. */
export function SaveStateLabel({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) {
  const styles = useStyles();
  const sentence = editingTexts.save[state.kind];
  if (state.kind === 'failed') {
    return (
      <span role="alert" className={styles.label}>
        <Button appearance="outline" icon={<Warning20Regular />} onClick={onRetry}>
          {sentence}
        </Button>
      </span>
    );
  }
  return (
    <output className={styles.label}>
      {state.kind === 'saved' && <Checkmark20Regular className={styles.saved} aria-hidden />}
      {state.kind === 'refused' && <Warning20Regular className={styles.refused} aria-hidden />}
      {(state.kind === 'saving' || state.kind === 'waiting') && <ArrowSync20Regular aria-hidden />}
      {sentence}
    </output>
  );
}
