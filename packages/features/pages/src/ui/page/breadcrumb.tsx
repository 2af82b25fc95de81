import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { makeStyles, tokens } from '@fluentui/react-components';
import { TextLink } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { Page } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '0 14px',
    width: 'fit-content',
    maxWidth: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: look.veil,
    fontSize: tokens.fontSizeBase200,
    '@media print': { display: 'none' },
  },
  item: { minHeight: '44px', display: 'inline-flex', alignItems: 'center', gap: '4px' },
  link: { minHeight: '44px', minWidth: '24px', display: 'inline-flex', alignItems: 'center' },
  arrow: { color: tokens.colorNeutralForeground3, margin: '0 2px' },
});

/** The pages above this one; the last word is where one is. */
export function Breadcrumb({ page }: { readonly page: Page }) {
  const styles = useStyles();
  if (page.breadcrumb.length === 0) return null;
  return (
    <nav aria-label={pageTexts.breadcrumb}>
      <ol className={styles.list}>
        {page.breadcrumb.map(({ id, name, url }) => (
          <li key={id} className={styles.item}>
            <TextLink to={`/seite/${url}`} className={styles.link}>
              {name}
            </TextLink>
            <ChevronRight16Regular className={styles.arrow} aria-hidden />
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
