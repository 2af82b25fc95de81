import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';
import { type Banner, bannersFor, confirmEmailPath } from './banner-rule.ts';

const useStyles = makeStyles({
  area: {
    display: 'grid',
    gap: '8px',
    padding: '12px 24px 0',
    '@media (max-width: 640px)': { padding: '8px 12px 0' },
    '@media print': { display: 'none' },
  },
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 8px 8px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightSemibold,
  },
  words: { flexGrow: 1, flexBasis: '20ch' },
});

interface BannersProps {
  /** Whether a screen of this host serves the path; a banner never offers a way to nowhere. */
  readonly exists: (path: string) => boolean;
}

/** Persistent messages above the content. */
export function Banners({ exists }: BannersProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState<readonly Banner[]>([]);
  const shown = bannersFor(user, pathname, hidden);
  if (shown.length === 0) return null;
  const texts = webTexts.banners;
  return (
    <section className={styles.area} aria-label={webTexts.shell.banners}>
      {shown.map((banner) => (
        <div key={banner} className={styles.banner}>
          <Info20Regular aria-hidden />
          <span className={styles.words}>{texts[banner]}</span>
          {banner === 'emailUnconfirmed' && exists(confirmEmailPath) && (
            <ButtonLink to={`${confirmEmailPath}?action=confirm-email`} appearance="primary">
              {texts.confirm}
            </ButtonLink>
          )}
          <Button appearance="subtle" onClick={() => setHidden([...hidden, banner])}>
            {texts.notNow}
          </Button>
        </div>
      ))}
    </section>
  );
}
