import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  message: {
    display: 'flex',
    gap: '10px',
    padding: '12px 14px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.red.surface,
    color: look.colors.red.ink,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, marginTop: '2px' },
});

/** What went wrong with the whole form; read aloud at once. */
export function FormMessage({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.message}>
      <ErrorCircle20Filled className={styles.icon} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
