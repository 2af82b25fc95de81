import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useHost } from '@pausenplatz/kernel-host';
import { colorNameOf, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { ListedPage } from './listed-pages.ts';

const useStyles = makeStyles({
  link: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: look.touch,
    padding: '6px 12px 6px 6px',
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  raised: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  sign: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: look.radiusPicture,
    fontWeight: tokens.fontWeightBold,
  },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface PageLinkProps extends ListedPage {
  readonly detail?: string;
  /** Stands on the background, as a card of its own. */
  readonly isRaised?: boolean;
}

/** The way to a page, in the colour of its group. */
export function PageLink({ page, group, detail, isRaised = false }: PageLinkProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const host = useHost();
  return (
    <Link className={mergeClasses(styles.link, isRaised && styles.raised)} to={host.hrefFor(`/seite/${encodeURIComponent(page.url)}`)}>
      <span className={mergeClasses(styles.sign, soft[colorNameOf(group.color)])} aria-hidden>
        {page.name.trim().charAt(0).toUpperCase()}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{page.name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
