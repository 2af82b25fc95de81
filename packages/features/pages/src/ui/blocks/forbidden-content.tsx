import { useIsEdited } from '@pausenplatz/kernel-host/empty-block';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { blockViewTexts } from '../../texts.blocks.ts';

const useStyles = makeStyles({
  card: {
    padding: '20px 16px',
    display: 'grid',
    gap: '4px',
    justifyItems: 'center',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
  words: { margin: 0, maxWidth: '46ch' },
});

/** In place of content that the school does not show; who edits reads what can be done about it. */
export function ForbiddenContent({ title, host }: { readonly title: string; readonly host: string }) {
  const styles = useStyles();
  const isEdited = useIsEdited();
  const { forbidden, forbiddenHelp } = blockViewTexts.twoClick;
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{forbidden.replaceAll('{host}', host)}</p>
      {isEdited && <p className={styles.words}>{forbiddenHelp}</p>}
    </div>
  );
}
