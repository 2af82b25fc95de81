import { SignInForm } from '@pausenplatz/account/ui';
import { SignInWays } from '@pausenplatz/federation/ui';
import { makeStyles, tokens } from '@fluentui/react-components';
import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { useBackground, usePageTitle } from '@pausenplatz/kernel-host';
import { Card, look, Scene } from '@pausenplatz/kernel-ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';

const twoColumns = '@media (min-width: 960px)';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1180px',
    margin: '0 auto',
    // From the top, not from the middle: what is painted while the rest arrives stays where it is.
    padding: 'clamp(32px, 8vh, 112px) 24px 56px',
    display: 'grid',
    gap: '32px 64px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(340px, 420px)' },
    '@media (max-width: 640px)': { padding: '16px 16px 40px', gap: '24px' },
  },
  words: { display: 'grid', gap: '16px', [twoColumns]: { gridColumn: 1, gridRow: 1 } },
  headline: {
    fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 3rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.025em',
    fontWeight: tokens.fontWeightBold,
  },
  lead: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
    maxWidth: '52ch',
    textWrap: 'pretty',
  },
  scene: { width: '100%', maxWidth: '520px', height: 'auto', justifySelf: 'center', '@media (max-width: 959px)': { maxWidth: '340px' } },
  card: { padding: '28px', display: 'grid', gap: '20px', '@media (max-width: 640px)': { padding: '20px' } },
  cardTitle: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  cardLead: { color: tokens.colorNeutralForeground2, marginTop: '2px' },
  points: {
    gridColumn: '1 / -1',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  point: { padding: '20px', borderRadius: look.radiusCard, backgroundColor: look.veil },
  pointTitle: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    marginBottom: '4px',
  },
  pointBody: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  form: { [twoColumns]: { gridColumn: 2, gridRow: 1 } },
});

/** What the product is, in one look, and the way in. */
export function SignedOutHome() {
  const styles = useStyles();
  const texts = webTexts.home;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isOnTheWay = safeOwnPath(query.get('redirectUrl')) !== '/';
  // The school yard is picture enough.
  useBackground({ type: 'default' });
  usePageTitle(pathname === '/login' ? texts.signIn : '');
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Card flush className={styles.card} as="section">
          <div>
            <h2 className={styles.cardTitle}>{texts.signIn}</h2>
            <p className={styles.cardLead}>{isOnTheWay ? texts.wanted : texts.signInLead}</p>
          </div>
          <SignInForm />
          <SignInWays />
        </Card>
      </div>
      <div className={styles.words}>
        <h1 className={styles.headline}>{texts.headline}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <Scene name="schoolYard" className={styles.scene} />
      </div>
      <ul className={styles.points}>
        {texts.points.map(({ title, body }) => (
          <li key={title} className={styles.point}>
            <h2 className={styles.pointTitle}>{title}</h2>
            <p className={styles.pointBody}>{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
