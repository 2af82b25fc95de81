import { makeStyles } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { CalendarArrowRight24Regular } from '@fluentui/react-icons/svg/calendar-arrow-right';
import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending';
import { LinkMultiple24Regular } from '@fluentui/react-icons/svg/link-multiple';
import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone';
import { Settings24Regular } from '@fluentui/react-icons/svg/settings';
import { TableArrowUp24Regular } from '@fluentui/react-icons/svg/table-arrow-up';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import type { SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts as texts } from '../../texts.screens.ts';

const useStyles = makeStyles({
  card: {
    padding: '8px',
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& a': { justifyContent: 'start', minHeight: '44px', width: '100%' },
    '@media (max-width: 960px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', order: 1 },
  },
});

const tools = [
  { part: 'jahreswechsel', path: '/tools/jahreswechsel', Icon: CalendarArrowRight24Regular, label: texts.tools.year },
  { part: 'links', path: '/verwaltung/link-checker', Icon: LinkMultiple24Regular, label: texts.tools.links },
  { part: 'besuche', path: '/verwaltung/seitenaufrufe', Icon: DataTrending24Regular, label: texts.tools.visits },
  { part: 'export', path: '/verwaltung/export', Icon: ArrowDownload24Regular, label: texts.tools.export },
] as const;

/** The tools of the administration: teachers go to the tool's own address, who only administers finds it beside the classes. */
export function ToolLinks({ school }: { readonly school: SchoolBrief }) {
  const styles = useStyles();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  return (
    <Card className={styles.card} flush as="section">
      {school.administers && (
        <ButtonLink to={`/verwaltung/import/${school.id}`} appearance="subtle" icon={<TableArrowUp24Regular />}>
          {texts.tools.import}
        </ButtonLink>
      )}
      {school.administers && (
        <ButtonLink to="/verwaltung/mitteilungen" appearance="subtle" icon={<Megaphone24Regular />}>
          {texts.tools.messages}
        </ButtonLink>
      )}
      {(isTeacher || school.administers) &&
        tools.map(({ part, path, Icon, label }) => (
          <ButtonLink
            key={part}
            to={isTeacher ? path : `/verwaltung?schule=${school.id}&bereich=${part}`}
            appearance="subtle"
            icon={<Icon />}
          >
            {label}
          </ButtonLink>
        ))}
      {isTeacher && (
        <ButtonLink to="/einstellungen" appearance="subtle" icon={<Settings24Regular />}>
          {texts.tools.settings}
        </ButtonLink>
      )}
    </Card>
  );
}
