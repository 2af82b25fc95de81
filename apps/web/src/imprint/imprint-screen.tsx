import { makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, getInstallation, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, Screen } from '@pausenplatz/kernel-ui';
import { frameTexts } from '../texts.ts';
import { imprintTexts as texts } from './imprint-texts.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  card: { display: 'grid', gap: '8px', alignContent: 'start' },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  // As many lines as the operator wrote.
  operator: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontStyle: 'normal', display: 'grid', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  points: { margin: 0, paddingLeft: '20px', display: 'grid', gap: '8px', maxWidth: '68ch' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
  },
  // Inside of a line of words.
  inline: { color: tokens.colorBrandForegroundLink },
  sources: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  name: { fontWeight: tokens.fontWeightSemibold },
});

/** `/impressum` */
export function ImprintScreen() {
  const styles = useStyles();
  const installation = useCall(getInstallation, {});
  return (
    <Screen title={frameTexts.titles.imprint} lead={texts.lead} width="narrow">
      <div className={styles.stack}>
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{texts.operator.title}</h2>
          <ListState query={installation} skeleton="rows">
            {(found) => <Operator installation={found} />}
          </ListState>
        </Card>
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{texts.privacy.title}</h2>
          <ul className={styles.points}>
            {texts.privacy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{texts.sources.title}</h2>
          <Sources />
        </Card>
      </div>
    </Screen>
  );
}

function Operator({ installation }: { readonly installation: OutputOf<typeof getInstallation> }) {
  const styles = useStyles();
  const { operator, contact, privacyUrl, termsUrl } = installation;
  const links = [
    { label: texts.privacy.privacyLink, url: privacyUrl },
    { label: texts.privacy.termsLink, url: termsUrl },
  ];
  return (
    <>
      {operator === null && contact === null ? (
        <p className={styles.quiet}>{texts.operator.unset}</p>
      ) : (
        <address className={styles.operator}>
          {operator}
          {contact !== null && (
            <a className={styles.link} href={`mailto:${contact}`}>
              {fill(texts.operator.contact, { contact })}
            </a>
          )}
        </address>
      )}
      {(privacyUrl ?? termsUrl) !== null && (
        <p className={styles.links}>
          {links.map(
            ({ label, url }) =>
              url !== null && (
                <a key={label} className={styles.link} href={url} rel="noopener noreferrer external">
                  {label}
                </a>
              ),
          )}
        </p>
      )}
    </>
  );
}

function Sources() {
  const styles = useStyles();
  return (
    <>
      <ul className={styles.sources}>
        {texts.sources.list.map(({ name, by, licence, url }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <br />
            <span className={styles.quiet}>
              {by}
              {licence !== null && url === null && ` · ${licence}`}
              {licence !== null && url !== null && (
                <>
                  {' · '}
                  <a className={styles.inline} href={url} rel="noopener noreferrer external">
                    {licence}
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{texts.sources.marks}</p>
    </>
  );
}
