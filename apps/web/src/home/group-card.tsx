import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, colorNameOf, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { NavigationGroup } from '@pausenplatz/pages/contract';
import { Link } from 'react-router-dom';
import { flattenPages, pagePath } from '../shell/places.ts';
import { webTexts } from '../screen-texts.ts';

const shownPages = 6;

const useStyles = makeStyles({
  card: { overflow: 'hidden' },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px', padding: '12px 20px' },
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  count: { fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  list: { listStyleType: 'none', margin: 0, padding: '8px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: look.touch,
    padding: '0 12px',
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  arrow: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  none: { padding: '16px 20px', color: tokens.colorNeutralForeground2 },
});

/** One group of pages with its colour: the first pages of its tree. */
export function GroupCard({ group }: { readonly group: NavigationGroup }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { pages, groupEmpty } = webTexts.home;
  const total = flattenPages(group.pages).length;
  return (
    <Card as="section" flush className={styles.card}>
      <div className={mergeClasses(styles.head, soft[colorNameOf(group.color)])}>
        <h3 className={styles.name}>{group.name}</h3>
        {total > 0 && <span className={styles.count}>{total === 1 ? pages.one : fill(pages.many, { count: total })}</span>}
      </div>
      {total === 0 ? (
        <p className={mergeClasses(styles.list, styles.none)}>{groupEmpty}</p>
      ) : (
        <ul className={styles.list}>
          {group.pages.slice(0, shownPages).map((page) => (
            <li key={page.id}>
              <Link to={pagePath(page.url)} className={styles.link}>
                {page.name}
                <ChevronRight20Regular className={styles.arrow} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
