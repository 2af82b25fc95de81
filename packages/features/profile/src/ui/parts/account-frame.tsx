import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { look, Screen } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ownTexts } from '../../texts.ts';
import { profileTitles } from '../../titles.ts';
import { type AccountSection, accountSections, pathOfSection } from '@pausenplatz/account/ui';

const wide = '@media (min-width: 900px)';
const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: '32px' },
  },
  sections: {
    display: 'flex',
    gap: '6px',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    [wide]: { flexDirection: 'column', position: 'sticky', top: '16px' },
  },
  section: {
    display: 'flex',
    alignItems: 'center',
    minHeight: look.touch,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    boxSizing: 'border-box',
    padding: '8px 16px',
    borderRadius: look.radiusCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  cards: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '760px' },
});

/** On a phone the bar is wider than the screen; the open part of it must be seen. */
const showInBar = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Frame of all parts of the own account: which parts there are, and the cards of the one that is open. */
export function AccountFrame({ section, children }: { readonly section: AccountSection; readonly children: ReactNode }) {
  const styles = useStyles();
  const isAdmin = useCurrentUser()?.userRoles.includes('SchoolAdmin') ?? false;
  const shown = accountSections.filter((one) => one !== 'anmeldedienste' || isAdmin);
  const name = ownTexts.sections[section];
  return (
    <Screen title={profileTitles.account} browserTitle={section === 'profil' ? profileTitles.profile : `${name}, ${profileTitles.account}`}>
      <div className={styles.frame}>
        <nav className={styles.sections} aria-label={ownTexts.sections.label}>
          {shown.map((one) => (
            <Link
              key={one}
              ref={one === section ? showInBar : null}
              to={pathOfSection(one)}
              className={mergeClasses(styles.section, one === section && styles.current)}
              {...(one === section && { 'aria-current': 'page' as const })}
            >
              {ownTexts.sections[one]}
            </Link>
          ))}
        </nav>
        <div className={styles.cards}>{children}</div>
      </div>
    </Screen>
  );
}
