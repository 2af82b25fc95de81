import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { getPortfolio } from '../../contract/index.ts';
import { portfolioTexts as texts } from '../../texts.paper.ts';
import { usePlanPath } from '../addresses.ts';
import { usePlanLive } from '../live.ts';
import { PortfolioSheet } from './portfolio-sheet.tsx';

const useStyles = makeStyles({ above: { '@media print': { display: 'none' } } });

interface PortfolioFrameProps {
  readonly url: string;
  readonly assignmentId: string;
  readonly pupilId: string;
  readonly isTeacher: boolean;
}

/** What one pupil did in a plan, to look at and to print. */
export function PortfolioFrame({ url, assignmentId, pupilId, isTeacher }: PortfolioFrameProps) {
  const styles = useStyles();
  const planPath = usePlanPath();
  const query = useCall(getPortfolio, { assignmentId, userId: pupilId });
  const { data } = query;
  usePlanLive(null, isTeacher ? [assignmentId] : []);
  const name = data ? fill(texts.name, { firstName: data.pupil.firstName, lastName: data.pupil.lastName }) : '';
  const back = planPath(url, isTeacher ? { mode: 'check', assignmentId, pupilId } : {});
  return (
    <Frame
      title={data?.title ?? texts.title}
      browserTitle={data ? fill(texts.titleOf, { name, title: data.title }) : texts.title}
      above={
        <span className={styles.above}>
          <ButtonLink appearance="subtle" icon={<ArrowLeft24Regular />} to={back}>
            {texts.back}
          </ButtonLink>
        </span>
      }
      {...(data && {
        actions: (
          <Button appearance="primary" icon={<Print24Regular />} title={texts.printHint} onClick={() => window.print()}>
            {texts.print}
          </Button>
        ),
      })}
    >
      <ListState query={query}>{(portfolio) => <PortfolioSheet portfolio={portfolio} />}</ListState>
    </Frame>
  );
}
