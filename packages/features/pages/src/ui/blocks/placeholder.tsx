import { makeStyles, look, tokens } from '@pausenplatz/kernel-ui/theme';
import { useIsEdited } from './block-mode.ts';

const useStyles = makeStyles({
  empty: {
    margin: 0,
    padding: '24px 16px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: look.veil,
    color: tokens.colorNeutralForeground2,
  },
});

/** What stands in for a block without content: visible to those who edit, nothing for readers. */
export function Placeholder({ children }: { readonly children: string }) {
  const styles = useStyles();
  return useIsEdited() ? <p className={styles.empty}>{children}</p> : null;
}
