import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { type HomeTileProps, useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { toSchool } from '@pausenplatz/schools/rules';
import { farewell, farewellPath, farewellSetting } from '../../contract/index.ts';
import { farewellTexts as texts } from '../../texts.home.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { margin: 0, maxWidth: '60ch' },
  until: { color: tokens.colorNeutralForeground2 },
});

/** Leads a pupil who left the school to what is theirs, for sixty days (decisions 2.7). */
export function FarewellCard({ user }: HomeTileProps) {
  const styles = useStyles();
  const host = useHost();
  const kept = farewell.safeParse(user.settings?.[farewellSetting.tool]?.[farewellSetting.name]);
  if (!kept.success) return null;
  const { school, until } = kept.data;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>
        {fill(texts.lead, { toSchool: toSchool(school) })}{' '}
        <span className={styles.until}>{fill(texts.until, { day: longDay(until) })}</span>
      </p>
      <ButtonLink to={host.hrefFor(farewellPath)} appearance="primary" icon={<ArrowDownload24Regular />}>
        {texts.take}
      </ButtonLink>
    </Card>
  );
}
