import { makeStyles, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { homeTexts as texts } from '../texts.home.ts';
import { useUnread } from './data.ts';

const useStyles = makeStyles({
  badge: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** How many messages wait, beside the entry of the sidebar. */
export function UnreadBadge() {
  const styles = useStyles();
  const count = useUnread()?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={counted(texts.badge, count)}>
      {count > 99 ? texts.most : count}
    </span>
  );
}
