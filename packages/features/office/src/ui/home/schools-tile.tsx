import { makeStyles, tokens } from '@fluentui/react-components';
import { type HomeTileProps, useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { homeTexts as texts } from '../../texts.home.ts';

const useStyles = makeStyles({
  card: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold },
  place: { color: tokens.colorNeutralForeground2 },
});

/** The schools of somebody who administers them and teaches no class. */
export function SchoolsTile({ user }: HomeTileProps) {
  const styles = useStyles();
  const host = useHost();
  if (user.userRoles.includes('Teacher')) return null;
  return user.schools
    .filter(({ administers }) => administers)
    .map(({ id, name, place }) => (
      <Card key={id} as="section" className={styles.card}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.place}>{place}</span>
        </div>
        <ButtonLink to={host.hrefFor(`/verwaltung?schule=${id}`)} appearance="primary">
          {texts.open}
        </ButtonLink>
      </Card>
    ));
}
