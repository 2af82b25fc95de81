import { makeStyles } from '@fluentui/react-components';
import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone';
import { Settings24Regular } from '@fluentui/react-icons/svg/settings';
import { TableArrowUp24Regular } from '@fluentui/react-icons/svg/table-arrow-up';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import type { SchoolBrief } from '../../contract/index.ts';
import type { OfficePart } from '../slots.ts';
import { officeScreenTexts as texts } from '../../texts.screens.ts';

const useStyles = makeStyles({
  card: {
    padding: '8px',
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& a': { justifyContent: 'start', minHeight: '44px', width: '100%' },
    '@media (max-width: 960px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' },
  },
});

interface ToolLinksProps {
  readonly school: SchoolBrief;
  readonly tools: readonly OfficePart[];
}

/** The tools of the administration: teachers go to the tool's own address, who only administers finds it beside the classes. */
export function ToolLinks({ school, tools }: ToolLinksProps) {
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
        tools.flatMap((tool) =>
          tool.kind === 'tool' ? (
            <ButtonLink
              key={tool.name}
              to={isTeacher ? tool.path : `/verwaltung?schule=${school.id}&bereich=${tool.name}`}
              appearance="subtle"
              icon={<tool.Icon />}
            >
              {tool.label(school)}
            </ButtonLink>
          ) : (
            []
          ),
        )}
      {isTeacher && (
        <ButtonLink to="/einstellungen" appearance="subtle" icon={<Settings24Regular />}>
          {texts.tools.settings}
        </ButtonLink>
      )}
    </Card>
  );
}
