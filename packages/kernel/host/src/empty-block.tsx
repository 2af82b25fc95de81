import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { createContext, use } from 'react';

/** Whether the page around a block is being edited; empty blocks show themselves only then. */
const EditedContext = createContext(false);
export const EditedProvider = EditedContext.Provider;

export function useIsEdited(): boolean {
  return use(EditedContext);
}

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
export function EmptyBlock({ children }: { readonly children: string }) {
  const styles = useStyles();
  return useIsEdited() ? <p className={styles.empty}>{children}</p> : null;
}
